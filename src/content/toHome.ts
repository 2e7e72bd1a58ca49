import { required } from './required';
import { skyAt } from './sceneAt';
import { toFinder } from './toFinder';
import { toGalleryPicture } from './toGallery';
import { toGround } from './toGround';
import { maybeWithPicture, toPair, toPicture, withPicture } from './toPicture';

/** Props of the home screen. */
export function toHome(data: Queries.HomePageQuery) {
  const home = required(data.home, 'home content');
  const { site } = required(data.layout, 'layout');
  const editable = required(data.editable, 'editable content');
  const facilities = required(data.facilities, 'facilities');
  const schedule = required(data.schedule, 'schedule content');
  const { hero, about } = home;
  return {
    hero: {
      kicker: hero.kicker,
      title: editable.hero.title,
      subtitle: editable.hero.subtitle,
      start: hero.start,
      cta: { label: editable.hero.ctaText, href: hero.ctaHref },
      ...toPair(hero),
    },
    facts: home.facts,
    about: {
      kicker: about.kicker,
      title: editable.about.title,
      subtitle: editable.about.subtitle,
      content: editable.about.content,
      picture: toPicture(about.picture),
      vision: { title: editable.about.visionTitle, description: editable.about.visionContent },
      mission: { title: editable.about.missionTitle, description: editable.about.missionContent },
      valuesTitle: about.valuesTitle,
      values: about.values.map(withPicture),
      phases: { title: about.phasesTitle, phases: about.phases.map(withPicture) },
      model: withPicture(about.model),
    },
    team: {
      kicker: home.teamKicker,
      ...editable.team,
      leaders: data.leaders.nodes.map(maybeWithPicture),
    },
    facilities: {
      kicker: home.facilitiesKicker,
      title: facilities.title,
      subtitle: facilities.intro,
      ground: toGround(home.ground, [...editable.benefits.cards, ...facilities.items]),
    },
    benefits: {
      kicker: home.benefitsKicker,
      ...editable.benefits,
      cards: editable.benefits.cards.filter(({ spot }) => !spot).map(maybeWithPicture),
    },
    events: {
      ...home.events,
      words: { ...schedule.events, dates: schedule.dates },
      invitation: withPicture(schedule.invitations.events),
      sessions: {
        title: schedule.whenAndWhere.soon,
        words: schedule.calendar,
        sessions: data.sessions.nodes,
        schedule: schedule.dates.pageHref,
      },
      events: data.events.nodes.map(withPicture),
    },
    programs: {
      ...home.programs,
      cards: home.programs.cards
        .map(withPicture)
        .map((card) => ({ ...card, sky: skyAt(site.scenes, card.href) })),
      finder: toFinder(data),
    },
    timeline: {
      ...home.timeline,
      milestones: data.milestones.nodes.map(maybeWithPicture),
      partners: home.timeline.partners
        .map(withPicture)
        .map(({ name, ...partner }) => ({ title: name, ...partner })),
      achievements: home.timeline.achievements.map(withPicture),
    },
    gallery: { ...home.gallery, pictures: (data.gallery?.pictures ?? []).map(toGalleryPicture) },
    closing: home.closing,
    builtAt: String(required(data.site, 'site').buildTime),
  };
}
