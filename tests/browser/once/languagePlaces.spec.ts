import { facts, languages, words } from '../../support/content';
import { expectSwitches } from '../../support/languages';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';

// A phone has the longer way, through the menu; both ways: tests/browser/phoneAndDesktop/languageSwitch.spec.ts.
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
test.beforeEach(({ page }) => hasConsented(page));

const [question] = words.faq.categories;
const places = [
  '/',
  '/about/team/',
  '/contact/feedback/?from=a-letter',
  `/faq/#item-${words.faq.categories.length - 1}-0`,
  `/faq/#${question?.name.toLowerCase().replaceAll(' ', '-').replaceAll('-&', '')}`,
  `/schedule/?from=a-letter#${facts.cities.at(-1)?.id}`,
  '/programs/#standards',
  '/programs/#stage=ace',
  `/gallery/#${words.gallery.tournaments.tabs[0]?.value}`,
];

// A site in one language has nothing to switch.
if (languages.length > 1)
  for (const place of places)
    test(`the switch leads from ${place} to the same place, and back`, ({ page, problems }) =>
      expectSwitches(page, place, problems));
