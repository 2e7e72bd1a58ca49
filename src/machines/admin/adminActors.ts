import { navigate } from 'gatsby';
import { fromCallback, fromPromise } from 'xstate';
import { askBeforeLeaving } from '../../browser/askBeforeLeaving';
import { isPassword, type PasswordKey } from '../../browser/password';
import type { Edits } from '../../content/editableTexts';
import { publishEdits } from '../../content/editsStore';

/**
 * Whether there is a page to go back to. `history.length` also counts a new tab's empty page. The Navigation API does not,
 * but it sees no other sites: `document.referrer` makes up for that.
 */
function canGoBack(): boolean {
  const known = 'navigation' in window && isNavigation(window.navigation) ? window.navigation : undefined;
  return known ? known.canGoBack || document.referrer !== '' : window.history.length > 1;
}

function isNavigation(value: unknown): value is { canGoBack: boolean } {
  return typeof value === 'object' && value !== null && 'canGoBack' in value;
}

/** The browser's part of the admin machine. */
export const adminActors = {
  actors: {
    checkPassword: fromPromise<boolean, { password: string; key: PasswordKey }>(({ input }) =>
      isPassword(input.password, input.key),
    ),
    askBeforeLeaving: fromCallback(askBeforeLeaving),
  },
  actions: {
    goBack: (_: unknown, { homeHref }: { homeHref: string }) => {
      if (canGoBack()) window.history.back();
      else void navigate(homeHref);
    },
    publish: (_: unknown, { locale, saved }: { locale: string; saved: Edits }) => publishEdits(locale, saved),
  },
};
