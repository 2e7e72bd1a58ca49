import { Tabs } from '../../components/Tabs/Tabs';
import type { LinkView, PageHeadView, TitledIconView } from '../../content/types';
import { PageHead } from '../../sections/PageHead/PageHead';
import { ColorsPart } from './ColorsPart';
import { ComponentsPart } from './ComponentsPart';
import * as styles from './DesignSystemScreen.module.css';
import { TypographyPart } from './TypographyPart';

/** A part of a tab with its heading. */
export interface PartWords {
  title: string;
  text: string;
}

/** A custom property of `styles/tokens.css`. */
export interface TokenView {
  name: string;
  value: string;
}

export interface DesignSystemScreenProps {
  head: PageHeadView;
  tabsLabel: string;
  components: {
    label: string;
    buttons: PartWords;
    cards: PartWords;
    form: PartWords;
    badges: PartWords;
    samples: {
      primary: string;
      secondary: string;
      quiet: string;
      disabled: string;
      link: LinkView;
      name: string;
      email: string;
      message: string;
      hint: string;
      error: string;
      submit: string;
      cards: readonly TitledIconView[];
    };
  };
  typography: { label: string; headings: PartWords; body: PartWords; sample: string; paragraph: string };
  colors: { label: string; groups: readonly (PartWords & { families: readonly string[] })[] };
  tokens: readonly TokenView[];
}

/** What the site is built of, by the components and tokens themselves. */
export function DesignSystemScreen({
  head,
  tabsLabel,
  components,
  typography,
  colors,
  tokens,
}: DesignSystemScreenProps) {
  const items = [
    { value: 'components', label: components.label, content: <ComponentsPart {...components} /> },
    {
      value: 'typography',
      label: typography.label,
      content: <TypographyPart {...typography} tokens={tokens} />,
    },
    { value: 'colors', label: colors.label, content: <ColorsPart groups={colors.groups} tokens={tokens} /> },
  ];
  return (
    <>
      <PageHead {...head} />
      <div className={styles.body}>
        <Tabs label={tabsLabel} items={items} />
      </div>
    </>
  );
}
