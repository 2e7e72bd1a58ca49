import { graphql, type PageProps } from 'gatsby';
import { required } from '../content/required';
import { toAdmin } from '../content/toAdmin';
import type { PageContext } from '../content/types';
import { AdminScreen } from '../screens/AdminScreen/AdminScreen';
import { Seo } from '../seo/Seo';

/** `/admin`, protected by a password */
export default function AdminPage({
  data,
  pageContext: { route },
}: PageProps<Queries.AdminPageQuery, PageContext>) {
  return (
    <>
      <Seo
        {...required(data.admin, 'admin content').seo}
        layout={required(data.layout, 'layout')}
        path={route}
        hidden
      />
      <AdminScreen {...toAdmin(data)} />
    </>
  );
}

export const query = graphql`
  query AdminPage($locale: String!, $words: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    admin: adminContent(locale: { eq: $words }) { ...AdminContent }
    editable: editableContent(locale: { eq: $words }) {
      hero { ...EditableContentHero }
      about { visionTitle visionContent missionTitle missionContent }
      coaching { ...EditableContentCoaching }
      team { ...EditableContentTeam }
    }
  }
`;
