import { Tabs } from '../../components/Tabs/Tabs';
import type { DesignSystemView } from '../../content/toDesignSystem';
import type { TokenView } from '../../content/types';
import { PageHead } from '../../sections/PageHead/PageHead';
import { ColorsPart } from './ColorsPart';
import { ComponentsPart } from './ComponentsPart';
import { Cover } from './Cover';
import * as styles from './DesignSystemScreen.module.css';
import { TypographyPart } from './TypographyPart';

export interface DesignSystemScreenProps extends DesignSystemView {
  tokens: readonly TokenView[];
}

/** The design system, shown with the real components and tokens. */
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
    { value: 'colors', label: colors.label, content: <ColorsPart {...colors} tokens={tokens} /> },
  ];
  return (
    <>
      <PageHead {...head} />
      <Cover
        sample={typography.sample}
        families={colors.groups.flatMap(({ families }) => families)}
        tokens={tokens}
      />
      <div className={styles.body}>
        <Tabs label={tabsLabel} items={items} />
      </div>
    </>
  );
}
