import { type ReactNode, useState } from 'react';
import { useHash } from '../../browser/address/useHash';
import { Accordion } from '../../components/Accordion/Accordion';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { RichText, type TextPart } from '../../components/RichText/RichText';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import { entryAnchor, spelledOut } from './anchors';
import * as styles from './FaqCategories.module.css';
import * as sidebar from './Sidebar.module.css';

/** A category of questions. */
export interface FaqCategory {
  name: string;
  anchor: string;
  icon: string;
  /** Cut out. */
  picture: PictureView;
  entries: readonly { question: string; answer: readonly TextPart[] }[];
}

interface FaqCategoriesProps {
  label: string;
  categories: readonly FaqCategory[];
  /** Follows the questions. */
  children?: ReactNode;
}

/**
 * Questions by category, with a sidebar of anchors, on phones and tablets above them. One answer is open at a time; the hash of a question
 * opens it.
 */
export function FaqCategories({ label, categories, children }: FaqCategoriesProps) {
  const [open, setOpen] = useState('');
  const hash = useHash();
  const [followed, setFollowed] = useState('');
  if (hash !== followed) {
    setFollowed(hash);
    if (/^item-\d+-\d+$/.test(hash)) setOpen(hash);
  }
  return (
    <div className={styles.faq} style={{ timelineScope: categories.map((_, n) => stop(n)).join() }}>
      <nav className={sidebar.sidebar} aria-label={label}>
        <ul style={{ '--count': categories.length }}>
          {categories.map(({ name, anchor, icon }, categoryIndex) => (
            <li key={anchor} className={styles.colored} style={{ '--before': categoryIndex }}>
              <a className={sidebar.anchor} href={`#${anchor}`}>
                <span className={sidebar.icon} style={{ animationTimeline: stop(categoryIndex) }}>
                  <Icon name={icon} />
                </span>
                <span className={sidebar.name}>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.categories}>
        {categories.map(({ name, anchor, picture, entries }, categoryIndex) => (
          <section
            key={anchor}
            id={anchor}
            className={`${styles.category} ${styles.colored}`}
            style={{ viewTimelineName: stop(categoryIndex) }}
          >
            {spelledOut(anchor) !== anchor && <span id={spelledOut(anchor)} />}
            <div className={styles.head}>
              <h2 className={styles.title}>{name}</h2>
              <div className={styles.picture}>
                <Picture
                  picture={cutOut(picture)}
                  alt=""
                  sizes="(min-width: 960px) 24rem, (min-width: 640px) 15rem, 48vw"
                />
              </div>
            </div>
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
      {children}
    </div>
  );
}

/** The name of a category's way through the window, which marks it in the sidebar. */
const stop = (categoryIndex: number) => `--stop-${categoryIndex}`;
