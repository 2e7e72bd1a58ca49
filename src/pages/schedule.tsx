import { graphql, type PageProps, withPrefix } from 'gatsby';
import { addressToRead } from '../../content/texts/contact';
import { required } from '../content/required';
import { maybeWithPicture, toStageHead, withPicture } from '../content/toPicture';
import type { PageContext } from '../content/types';
import { ScheduleScreen } from '../screens/ScheduleScreen/ScheduleScreen';
import { events as eventsJsonLd } from '../seo/jsonLd';
import { Seo } from '../seo/Seo';

/** `/schedule` */
export default function SchedulePage({
  data,
  pageContext: { route },
}: PageProps<Queries.SchedulePageQuery, PageContext>) {
  const layout = required(data.layout, 'layout');
  const { seo, head, calendar, dates, events, invitations, info, register } = required(
    data.schedule,
    'schedule content',
  );
  const { site } = layout;
  const views = data.events.nodes.map(withPicture);
  return (
    <>
      <Seo {...seo} layout={layout} path={route} jsonLd={eventsJsonLd(layout.site, route, views)} />
      <ScheduleScreen
        head={toStageHead(head)}
        calendar={{ ...calendar, dates }}
        sessions={data.sessions.nodes}
        venues={data.venues.nodes.map(maybeWithPicture)}
        paper={{
          academy: site.name,
          contact: [addressToRead(site.url + withPrefix('/')), site.phone, site.emails.contact],
          codeOf: (calendar) => withPrefix(route.replace(/schedule\/$/, `codes/${calendar}.svg`)),
        }}
        events={{ ...events, dates, events: views }}
        invitations={{
          sessions: withPicture(invitations.sessions),
          events: withPicture(invitations.events),
        }}
        info={{ ...withPicture(info), cards: info.cards.map(withPicture) }}
        register={register}
        builtAt={String(required(data.site, 'site').buildTime)}
      />
    </>
  );
}

export const query = graphql`
  query SchedulePage($locale: String!, $words: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    schedule: scheduleContent(locale: { eq: $words }) { ...ScheduleContent }
    sessions: allTrainingSession(filter: { locale: { eq: $words } }, sort: { starts: ASC }) { nodes { ...TrainingSession } }
    events: allCricketEvent(filter: { locale: { eq: $words } }, sort: { starts: ASC }) { nodes { ...CricketEvent } }
    venues: allVenue(filter: { locale: { eq: $words } }) { nodes { ...Venue } }
    site { buildTime }
  }
`;
