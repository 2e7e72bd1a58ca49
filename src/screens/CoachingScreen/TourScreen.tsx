import { Section } from '../../components/Section/Section';
import { Journey, type JourneyProps } from '../../sections/Journey/Journey';
import { ProgramScreen, type ProgramScreenProps } from './ProgramScreen';
import type { PlacedPart } from './plans';
import type { Heading } from './SharedPart';
import { tourPlans } from './tourPlans';

export interface TourScreenProps extends Omit<ProgramScreenProps, 'plans' | 'own'> {
  /** The series abroad, if there are any. */
  journey?: Heading & { intro: string } & JourneyProps;
}

/** The programme that travels. */
export function TourScreen({ journey, ...props }: TourScreenProps) {
  const own = {
    journey:
      journey &&
      (({ tone }: PlacedPart) => (
        <Section tone={tone} kicker={journey.kicker} title={journey.title} intro={journey.intro}>
          <Journey {...journey} />
        </Section>
      )),
  };
  return <ProgramScreen {...props} plans={tourPlans} own={own} />;
}
