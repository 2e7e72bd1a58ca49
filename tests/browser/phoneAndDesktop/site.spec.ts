import { builtRoutes } from '../../../scripts/shared/routes';
import { localeOf } from '../../support/content';
import { expectEnlargeable, expectSound } from '../../support/everyPage';
import { test } from '../../support/test';

/** Other languages have the same pages: tests/browser/once/languages.spec.ts. */
const routes = builtRoutes().filter((route) => localeOf(route).prefix === '');

// The wide window asks for the address without its final slash.
for (const route of routes) {
  test(`${route} has one heading, a title and links that lead somewhere, does nothing wrong and is accessible`, async ({
    page,
    problems,
    isMobile,
  }) => {
    await expectSound(page, route, isMobile ? route : route.replace(/(?<=.)\/$/, ''), problems);
    if (isMobile) await expectEnlargeable(page);
  });
}
