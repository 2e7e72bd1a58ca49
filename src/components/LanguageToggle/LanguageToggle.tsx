import * as styles from './LanguageToggle.module.css';

interface LanguageToggleProps<Code extends string> {
  /** Names the group for screen readers. */
  label: string;
  codes: readonly Code[];
  value: Code;
  onChange: (code: Code) => void;
}

/** Switches the language of a single text. The rest of the page keeps its own language. */
export function LanguageToggle<Code extends string>({
  label,
  codes,
  value,
  onChange,
}: LanguageToggleProps<Code>) {
  return (
    <fieldset className={styles.toggle} aria-label={label}>
      {codes.map((code) => (
        <button
          key={code}
          type="button"
          className={styles.language}
          lang={code}
          aria-pressed={code === value}
          onClick={() => onChange(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
