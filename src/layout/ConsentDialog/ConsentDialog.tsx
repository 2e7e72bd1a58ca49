import { useId, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { LanguageToggle } from '../../components/LanguageToggle/LanguageToggle';
import { Link } from '../../components/Link/Link';
import type { LayoutData } from '../../content/layout';
import type { ConsentInput, consentMachine } from '../../machines/consent/consentMachine';
import { useConsent } from '../../machines/consent/useConsent';
import * as styles from './ConsentDialog.module.css';
import { useDialogFocus } from './useDialogFocus';
import { useEscape } from './useEscape';
import { usePageLanguage } from './usePageLanguage';
import { useReservedHeight } from './useReservedHeight';

export interface ConsentDialogProps extends ConsentInput {
  words: LayoutData['consent'];
  /** A higher number opens the dialog again and withdraws the acceptance. */
  reopened?: number;
  /** Stories and tests pass a machine with stubs. */
  machine?: typeof consentMachine;
}

const languages = ['en', 'pl'] as const;

/** Asks for consent at the foot of the window without blocking the page: not modal, no focus trap. */
export function ConsentDialog({
  words,
  reopened = 0,
  version,
  language: initial,
  machine,
}: ConsentDialogProps) {
  const { state, send } = useConsent({ version, language: initial }, machine);
  const { language, checked } = state.context;
  const visible = state.hasTag('visible');
  const id = useId();
  const dialog = useRef<HTMLElement>(null);
  usePageLanguage(initial, visible, (page) => send({ type: 'consent.language', language: page }));
  useDialogFocus(dialog, visible, reopened, () => send({ type: 'consent.reopen' }));
  useEscape(dialog, visible, () => send({ type: 'consent.close' }));
  useReservedHeight(dialog, visible);
  if (!visible) return null;

  const text = words.languages[language];
  // The policy opens in the page's language unless the hash names another.
  const policy = language === initial ? words.href : `${words.href}#${language}`;
  return (
    <section
      ref={dialog}
      className={styles.dialog}
      role="dialog"
      aria-labelledby={`${id}title`}
      tabIndex={-1}
      lang={language}
      data-state={String(state.value)}
      data-tone="white"
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}title`}>
          {text.title}
        </h2>
        <LanguageToggle
          label={words.languageLabel}
          codes={languages}
          value={language}
          onChange={(value) => send({ type: 'consent.language', language: value })}
        />
        <button
          type="button"
          className={styles.close}
          aria-label={text.close}
          onClick={() => send({ type: 'consent.close' })}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.text}>
        <p>{text.intro}</p>
        <ul>
          {text.stored.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <Link href={policy} onClick={() => send({ type: 'consent.readPolicy' })}>
          {text.policy}
        </Link>
      </div>
      <div className={styles.answer}>
        <label className={styles.checkbox}>
          <input
            type="checkbox"
            checked={checked}
            onChange={({ target }) => send({ type: 'consent.check', checked: target.checked })}
          />
          {text.checkbox}
        </label>
        <div className={styles.buttons}>
          <Button
            disabled={!state.can({ type: 'consent.accept' })}
            aria-describedby={`${id}hint`}
            onClick={() => send({ type: 'consent.accept' })}
          >
            {text.accept}
          </Button>
          <Button onClick={() => send({ type: 'consent.decline' })}>{text.decline}</Button>
        </div>
        <p className={styles.hint} id={`${id}hint`}>
          {text.acceptHint}
        </p>
      </div>
    </section>
  );
}
