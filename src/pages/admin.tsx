import { graphql, type PageProps } from 'gatsby';
import { required } from '../content/required';
import { toAdmin } from '../content/toAdmin';
import type { PageContext } from '../content/types';
import { AdminScreen } from '../screens/AdminScreen/AdminScreen';
import { Seo } from '../seo/Seo';

/** `/admin`, for the one who knows the password */
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
  query AdminPage($locale: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...Layout }
    admin: adminContent(locale: { eq: $locale }) {
      locale
      seo { title description }
      title
      homeHref
      needsScripts
      login {
        title
        intro
        password
        submit
        checking
        cancel
        refused { title text }
        unsupported { title text }
      }
      panel { title loggedIn immediate lifetime logout save unsaved tabsLabel }
      problems { empty long }
      toasts { saved loggedOut { title text } }
      sections { name label saved fields { name label limit } }
      password { iterations salt hash }
    }
    editable: editableContent(locale: { eq: $locale }) {
      hero { title subtitle ctaText }
      about { visionTitle visionContent missionTitle missionContent }
      coaching { introTitle introContent philosophyTitle philosophyContent }
      team { title subtitle }
    }
  }
`;
