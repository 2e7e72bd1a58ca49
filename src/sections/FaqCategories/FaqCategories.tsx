import { useState } from 'react';
import { useHash } from '../../browser/useHash';
import { Accordion } from '../../components/Accordion/Accordion';
import { Icon } from '../../components/Icon/Icon';
import { RichText, type TextPart } from '../../components/RichText/RichText';
import { categoryAnchor, entryAnchor, spelledOut } from './anchors';
import * as styles from './FaqCategories.module.css';

/** A category of questions. */
export interface FaqCategory {
  name: string;
  icon: string;
  entries: readonly { question: string; answer: readonly TextPart[] }[];
}

interface FaqCategoriesProps {
  label: string;
  categories: readonly FaqCategory[];
}

/**
 * Questions by category, with a sidebar of anchors. One answer is open at a time; the hash of a question
 * opens it.
 */
export function FaqCategories({ label, categories }: FaqCategoriesProps) {
  const [open, setOpen] = useState('');
  const hash = useHash();
  const [followed, setFollowed] = useState('');
  if (hash !== followed) {
    setFollowed(hash);
    if (/^item-\d+-\d+$/.test(hash)) setOpen(hash);
  }
  return (
    <div className={styles.faq}>
      <nav className={styles.sidebar} aria-label={label}>
        <ul>
          {categories.map(({ name, icon }) => (
            <li key={name}>
              <a className={styles.anchor} href={`#${categoryAnchor(name)}`}>
                <Icon name={icon} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.categories}>
        {categories.map(({ name, entries }, categoryIndex) => (
          <section key={name} id={categoryAnchor(name)} className={styles.category}>
            {spelledOut(name) !== categoryAnchor(name) && <span id={spelledOut(name)} />}
            <h2 className={styles.title}>{name}</h2>
            <Accordion
              value={open}
              onValueChange={setOpen}
              items={entries.map(({ question, answer }, questionIndex) => ({
                value: entryAnchor(categoryIndex, questionIndex),
                title: question,
                content: <RichText parts={answer} />,
              }))}
            />
          </section>
        ))}
      </div>
    </div>
  );
}
