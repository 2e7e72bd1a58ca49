import { Section } from '../../components/Section/Section';
import type { PageHeadView } from '../../content/types';
import { ContactPrompt, type ContactPromptProps } from '../../sections/ContactPrompt/ContactPrompt';
import { FaqCategories, type FaqCategory } from '../../sections/FaqCategories/FaqCategories';
import { PageHead } from '../../sections/PageHead/PageHead';
import { type Resource, ResourceList } from '../../sections/ResourceList/ResourceList';
import * as styles from './FaqScreen.module.css';

export interface FaqScreenProps {
  head: PageHeadView;
  categoriesLabel: string;
  categories: readonly FaqCategory[];
  more: ContactPromptProps;
  resources: { title: string; text: string; items: readonly Resource[] };
}

/** Questions and answers. */
export function FaqScreen({ head, categoriesLabel, categories, more, resources }: FaqScreenProps) {
  return (
    <>
      <PageHead {...head} />
      <div className={styles.questions}>
        <FaqCategories label={categoriesLabel} categories={categories}>
          <ContactPrompt {...more} />
        </FaqCategories>
      </div>
      <Section tone="white" title={resources.title} intro={resources.text}>
        <ResourceList items={resources.items} />
      </Section>
    </>
  );
}
