import { ButtonLink } from '../../components/Button/Button';
import { Section } from '../../components/Section/Section';
import type { LeaderView, LinkView, TitledPictureView } from '../../content/types';
import { Callout } from '../../sections/Callout/Callout';
import { LeaderList } from '../../sections/LeaderList/LeaderList';

export interface TeamProps {
  kicker: string;
  /** The admin may edit title and subtitle. */
  title: string;
  subtitle: string;
  leaders: readonly LeaderView[];
  coaches: TitledPictureView;
  link: LinkView;
}

/** The leaders by role, and a note on the coaches. */
export function Team({ kicker, title, subtitle, leaders, coaches, link }: TeamProps) {
  return (
    <Section
      tone="white"
      kicker={kicker}
      title={title}
      intro={subtitle}
      action={
        <ButtonLink variant="secondary" href={link.href}>
          {link.label}
        </ButtonLink>
      }
    >
      <LeaderList leaders={leaders} />
      <Callout {...coaches} />
    </Section>
  );
}
