import { type Document, isMap, isSeq, type YAMLMap } from 'yaml';
import { setPassword } from '../password/setPassword';
import type { Fork } from './fork';

type Edit = (fork: Fork) => void | Promise<void>;

/** What another club might change in its copy of the site. The content check must accept every edit. */
export const edits: Readonly<Record<string, Edit>> = {
  'another name, address and telephone': (fork) =>
    fork.edit('site', (site) => {
      site.set('name', 'Danube Cricket Academy');
      site.set('shortName', 'Danube');
      site.set('url', 'https://cricket.danube.example');
      for (const box of ['contact', 'coaching', 'sales'])
        site.setIn(['emails', box], `${box}.desk@danube.example`);
      site.set('phone', '+91 98765 43210');
    }),

  'another password': (fork) => setPassword(fork.root, 'leg-break-to-the-moon-71'),

  'another city with its sessions': (fork) => {
    const city = 'wroclaw';
    const venue = `${city}-hall`;
    fork.edit('cities', (cities) => cities.add({ id: city, regularDay: 'wednesday' }));
    fork.editWords('cities', (words, say) =>
      words.set(city, { name: say('Wroclaw'), locative: say('in Wroclaw') }),
    );
    fork.edit('venues', (venues) => venues.add({ id: venue, city, addressLocality: 'Wrocław' }));
    fork.editWords('venues', (words, say) =>
      words.set(venue, {
        name: say('Wroclaw hall'),
        center: say('Wroclaw Center'),
        description: say('A hall by the river.'),
      }),
    );
    fork.edit('sessions', (sessions) => {
      const group = sessions.getIn([0, 'group']);
      for (const day of ['2031-03-05', '2031-03-12']) {
        const hours = { starts: `${day}T17:00`, ends: `${day}T18:30` };
        sessions.add({ id: `${city}-${day}`, city, group, venue, ...hours });
      }
    });
  },

  'a session that is cancelled, another that has moved, one that is both': (fork) => {
    const [off, moved, both] = ['cancelled-session', 'moved-session', 'moved-and-cancelled-session'];
    fork.edit('sessions', (sessions) => {
      const [city, group, venue] = ['city', 'group', 'venue'].map((field) => sessions.getIn([0, field]));
      const entry = { city, group, venue };
      const hours = (day: string) => ({ starts: `${day}T17:00`, ends: `${day}T18:30` });
      sessions.add({ id: off, ...entry, ...hours('2031-04-02'), cancelled: true });
      sessions.add({ id: moved, ...entry, ...hours('2031-04-09'), moved: hours('2031-04-10'), revision: 1 });
      const last = { ...hours('2031-04-16'), moved: hours('2031-04-17'), cancelled: true, revision: 2 };
      sessions.add({ id: both, ...entry, ...last });
    });
    fork.editWords('changes', (words, say) => {
      words.setIn(['sessions', off], { reason: say('The hall is closed.') });
      words.setIn(['sessions', moved], { reason: say('A match on our ground.') });
      words.setIn(['sessions', both], { reason: say('A storm.') });
    });
  },

  'a notice for everybody, another for a city': (fork) => {
    const period = { starts: '2025-01-01T00:00', ends: '2099-01-01T00:00' };
    fork.edit('notices', (notices) => {
      notices.contents = notices.createNode([
        { id: 'new-nets', ...period, importance: 'info', where: 'all' },
        { id: 'wet-ground', ...period, importance: 'urgent', where: { city: fork.firstId('cities') } },
      ]);
    });
    fork.editWords('notices', (words, say) => {
      words.contents = words.createNode({
        'new-nets': { title: say('New nets'), text: say('They are open from today.') },
        'wet-ground': { title: say('The ground is wet'), text: say('Bring spikes, or come tomorrow.') },
      });
    });
  },

  'an event in Austria': (fork) => {
    const id = 'vienna-friendly';
    fork.edit('events', (events) => {
      const [group, picture] = [events.getIn([0, 'group']), events.getIn([0, 'picture'])];
      events.add({ id, group, starts: '2031-05-30', ends: '2031-06-01', country: 'AT', picture });
    });
    fork.editWords('events', (words, say) =>
      words.set(id, {
        title: say('Friendly in Vienna'),
        time: say('All day'),
        location: say('Vienna, Austria'),
        description: say('Three days, two clubs, one river.'),
      }),
    );
  },

  'a question more in each category': (fork) =>
    fork.editWords('faq', (faq, say) => {
      for (const category of mapsIn(faq, ['categories']))
        category.addIn(['entries'], { question: say('May I bring my dog?'), answer: say('Yes, on a lead.') });
    }),

  'a collection of three pictures': (fork) => {
    const id = 'winter-cup';
    const pictures = ['the-dome', 'the-lights', 'the-cup'].map((name) => `${id}/${name}`);
    for (const key of pictures) fork.copy('tests/support/grey.jpg', `data/images/${key}.jpg`);
    fork.edit('galleries', (galleries) => galleries.add({ id, folder: id, pictures }));
    fork.editWords('gallery', (gallery, say) =>
      gallery.addIn(['tournaments', 'tabs'], {
        value: id,
        label: say('Winter Cup'),
        text: say('A cup under a roof.'),
      }),
    );
    fork.editWords('pictures', (words, say) => {
      for (const key of pictures)
        words.set(key, { alt: say('A grey day in winter.'), caption: say('Winter.') });
    });
  },

  'a milestone less': (fork) =>
    fork.edit('milestones', (milestones) => {
      const id = mapsIn(milestones, []).at(-1)?.get('id');
      milestones.deleteIn([mapsIn(milestones, []).length - 1]);
      fork.editWords('milestones', (words) => words.delete(id));
    }),

  'other headings and labels': (fork) => {
    fork.editWords('editable', (texts, say) => {
      texts.setIn(['hero', 'title'], say('Cricket on the Danube & beyond'));
      texts.setIn(['contact', 'title'], say('Talk to the club'));
    });
    fork.editWords('faq', (faq, say) => faq.setIn(['head', 'title'], say('What people ask')));
    fork.editWords('gallery', (gallery, say) =>
      gallery.setIn(['head', 'title'], say('The club in pictures')),
    );
    // The old title was the same in all languages; the new one is translated, so it must leave this list.
    fork.edit('untranslated', (texts) => {
      if (isSeq(texts.contents))
        texts.contents.items = texts.contents.items.filter((text) => !String(text).endsWith(' TEAM'));
    });
    fork.editWords('schedule', (schedule, say) =>
      schedule.setIn(['events', 'title'], say('Matches to come')),
    );
    fork.editWords('programs', (programs, say) =>
      programs.setIn(['standards', 'label'], say('How we coach')),
    );
    fork.editWords('interface', (controls, say) => controls.setIn(['menu', 'open'], say('Show the menu')));
    fork.editWords('navigation', (navigation, say) => {
      for (const entry of mapsIn(navigation, ['items']))
        if (entry.get('href') === '/faq') entry.set('label', say('Questions'));
    });
  },

  'a programme less, with what leads to it': (fork) => {
    const id = 'tours';
    const href = `/coaching/${id}`;
    fork.edit('coaching', (coaching) => coaching.deleteIn(['types', id]));
    fork.edit('site', (site) => removeLink(site, ['scenes'], href));
    fork.editWords('coaching', (coaching) => coaching.deleteIn(['types', id]));
    fork.editWords('home', (home) => removeLink(home, ['programs', 'cards'], href));
    fork.edit('finder', (finder) => {
      const people = mapsIn(finder, []);
      for (const n of people.keys()) removeGoals(finder, [n, 'goals'], id);
      const left = people.flatMap((_, n) => mapsIn(finder, [n, 'goals'])).map((goal) => goal.get('id'));
      fork.editWords('finder', (words) => {
        const goals = words.get('goals');
        if (!isMap(goals)) return;
        goals.items = goals.items.filter(({ key }) => left.some((goal) => String(key) === goal));
      });
    });
    fork.editWords('navigation', (navigation) => {
      removeLink(navigation, ['footer', 'coaching'], href);
      for (const n of mapsIn(navigation, ['items']).keys())
        removeLink(navigation, ['items', n, 'items'], href);
    });
  },

  'no words that must be kept': (fork) => fork.remove('tests/acceptance'),
};

/** The maps in a list of a document. */
function mapsIn(document: Document, path: readonly (string | number)[]): YAMLMap[] {
  const list = path.length > 0 ? document.getIn(path) : document.contents;
  return isSeq(list) ? list.items.filter((entry) => isMap(entry)) : [];
}

/** Removes the entry with this link from a list. */
function removeLink(document: Document, list: readonly (string | number)[], href: string): void {
  const at = mapsIn(document, list).findIndex((entry) => entry.get('href') === href);
  if (at >= 0) document.deleteIn([...list, at]);
}

/** Removes from a list of the finder's goals those that lead to this programme. */
function removeGoals(document: Document, list: readonly (string | number)[], program: string): void {
  const goals = document.getIn(list);
  if (isSeq(goals))
    goals.items = goals.items.filter((goal) => !isMap(goal) || goal.get('program') !== program);
}
