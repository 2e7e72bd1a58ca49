import { graphql, type PageProps } from 'gatsby';
import { useSectionRedirect } from '../browser/address/useSectionRedirect';
import { required } from '../content/required';
import { toContact } from '../content/toContact';
import type { PageContext } from '../content/types';
import { ContactScreen } from '../screens/ContactScreen/ContactScreen';
import { organization } from '../seo/jsonLd';
import { Seo } from '../seo/Seo';

/** `/contact` */
export default function ContactPage({
  data,
  pageContext: { route },
  location,
}: PageProps<Queries.ContactPageQuery, PageContext>) {
  const layout = required(data.layout, 'layout');
  useSectionRedirect(location.search, data.sections.nodes);
  return (
    <>
      <Seo
        {...required(data.contact, 'contact content').seo}
        layout={layout}
        path={route}
        jsonLd={[organization(layout.site, data.venues.nodes)]}
      />
      <ContactScreen {...toContact(data)} />
    </>
  );
}

export const query = graphql`
  query ContactPage($locale: String!, $words: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    contact: contactContent(locale: { eq: $words }) { ...ContactContent }
    editable: editableContent(locale: { eq: $words }) { contact { title subtitle } }
    sections: allContactSection(filter: { locale: { eq: $words } }, sort: { order: ASC }) { nodes { key name href } }
    venues: allVenue(filter: { locale: { eq: $words } }) { nodes { ...Venue } }
  }
`;
