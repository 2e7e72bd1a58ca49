import { navigate } from 'gatsby';
import { fromCallback, fromPromise } from 'xstate';
import { type Edits, publishEdits } from '../../content/editsStore';
import { isPassword, type PasswordKey } from './password';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** The browser's side of the admin machine. */
export function adminBrowser(homeHref: string) {
  return {
    actors: {
      checkPassword: fromPromise<boolean, { password: string; key: PasswordKey }>(({ input }) =>
        isPassword(input.password, input.key),
      ),
      askBeforeLeaving: fromCallback(() => {
        window.addEventListener('beforeunload', ask);
        return () => window.removeEventListener('beforeunload', ask);
      }),
    },
    actions: {
      goBack: () => {
        if (window.history.length > 1) window.history.back();
        else void navigate(homeHref);
      },
      publish: (_: unknown, { locale, saved }: { locale: string; saved: Edits }) =>
        publishEdits(locale, saved),
    },
  };
}
