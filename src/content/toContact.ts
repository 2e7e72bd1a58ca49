import { telHref } from '../../content/texts/contact';
import { fill } from '../../content/texts/fill';
import { required } from './required';
import { maybeWithPicture, toPair, toPicture } from './toPicture';

/** What the Contact page and the pages of its sections query. */
interface ContactData {
  layout: Queries.LayoutContentFragment | null;
  contact: Queries.ContactContentFragment | null;
  editable: { contact: { title: string; subtitle: string } } | null;
  sections: { nodes: readonly { key: string; name: string; href: string }[] };
  venues: { nodes: readonly Queries.VenueFragment[] };
}

/** Props of the Contact screen; given a section, with its head and its block alone. */
export function toContact(data: ContactData, section?: Queries.ContactSectionFragment) {
  const { site } = required(data.layout, 'layout');
  const contact = required(data.contact, 'contact content');
  const { title, subtitle } = required(data.editable, 'editable content').contact;
  const { general, locations, feedback, apply } = contact;
  const { map, ...places } = locations;
  const shows = (name: string) => !section || section.key === name;
  return {
    head: {
      kicker: section ? undefined : contact.kicker,
      title: section ? fill(contact.sectionTitle, { title, name: section.name }) : title,
      intro: section?.intro ?? subtitle,
      picture: toPicture((section ?? contact).picture),
    },
    apply: {
      ...apply,
      link: { label: apply.button, href: site.applicationForm },
      picture: toPicture(apply.picture),
    },
    pages: {
      label: contact.sectionsLabel,
      links: [
        { ...contact.all, current: !section },
        ...data.sections.nodes.map(({ name, href, key }) => ({
          label: name,
          href,
          current: key === section?.key,
        })),
      ],
    },
    general: shows('general')
      ? {
          title: general.title,
          text: general.text,
          serving: general.serving,
          line: section && toPair(general.line),
          mail: {
            icon: 'mail',
            picture: toPicture(general.envelope.picture),
            label: general.email,
            value: site.emails.contact,
            href: `mailto:${site.emails.contact}`,
          },
          phone: {
            icon: 'phone',
            picture: toPicture(general.picture),
            label: general.phone,
            value: site.phone,
            href: telHref(site.phone),
          },
        }
      : undefined,
    locations: shows('locations')
      ? {
          ...places,
          map: toPair(map),
          places: data.venues.nodes.map(maybeWithPicture),
        }
      : undefined,
    feedback: shows('feedback')
      ? {
          title: feedback.title,
          text: feedback.text,
          picture: toPicture(feedback.picture),
          board: section && {
            roof: toPicture(feedback.scorer.picture),
            turf: toPicture(feedback.turf.picture),
          },
          form: { to: site.emails.sales, words: feedback.form },
        }
      : undefined,
  };
}
