import { required } from './required';

type FinderData = Pick<Queries.HomePageQuery, 'layout' | 'finder' | 'sessions'>;

/** Props of the finder, except those that depend on its place on the page. */
export function toFinder(data: FinderData) {
  return {
    words: required(data.finder, 'finder content'),
    sessions: data.sessions.nodes,
    to: required(data.layout, 'layout').site.emails.coaching,
  };
}
