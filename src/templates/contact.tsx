import { graphql, type PageProps } from 'gatsby';
import { required } from '../content/required';
import { toContact } from '../content/toContact';
import type { PageContext } from '../content/types';
import { ContactScreen } from '../screens/ContactScreen/ContactScreen';
import { organization } from '../seo/jsonLd';
import { Seo } from '../seo/Seo';

/** `/contact/general`, `/contact/locations`, `/contact/feedback` */
export default function ContactSectionPage({
  data,
  pageContext: { route },
}: PageProps<Queries.ContactSectionPageQuery, PageContext>) {
  const layout = required(data.layout, 'layout');
  const section = required(data.section, 'section of the Contact page');
  const { all } = required(data.contact, 'contact content');
  const { title } = required(data.editable, 'editable content').contact;
  return (
    <>
      <Seo
        {...section.seo}
        layout={layout}
        path={route}
        parent={{ name: title, path: all.href }}
        jsonLd={[organization(layout.site, data.venues.nodes)]}
      />
      <ContactScreen {...toContact(data, section)} />
    </>
  );
}

export const query = graphql`
  query ContactSectionPage($locale: String!, $words: String!, $key: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    contact: contactContent(locale: { eq: $words }) { ...ContactContent }
    section: contactSection(locale: { eq: $words }, key: { eq: $key }) { ...ContactSection }
    editable: editableContent(locale: { eq: $words }) { contact { title subtitle } }
    sections: allContactSection(filter: { locale: { eq: $words } }, sort: { order: ASC }) { nodes { key name href } }
    venues: allVenue(filter: { locale: { eq: $words } }) { nodes { ...Venue } }
  }
`;
