import { type ReactNode, useEffect, useRef } from 'react';
import type { Field } from '../../../content/desk/forms';
import { SelectField } from '../../components/TextField/SelectField';
import { TextField } from '../../components/TextField/TextField';
import * as styles from './DeskScreen.module.css';
import { isId } from './entryEdits';
import { entryOptions } from './entryOptions';
import { FlagField } from './FlagField';
import type { FieldProps } from './fieldProps';
import { whatIsWrong } from './mistakes';
import { NumberField, numberOf } from './NumberField';
import { PictureField } from './PictureField';
import { pathText, type Side } from './sides';
import type { OpenDesk } from './words';

type Leaf = Exclude<Field, { kind: 'map' | 'list' | 'entries' | 'either' }>;

interface LeafFieldProps extends Omit<FieldProps, 'field'> {
  field: Leaf;
}

/** A single value, with a control per language side by side. */
export function LeafField({ desk, field, label, path, sides, required }: LeafFieldProps) {
  const { words, values, problems, put, shownMistake } = desk;
  const some = sides.some(({ value }) => value !== undefined && value !== '');
  return (
    <div className={styles.sides}>
      {sides.map((side) => {
        const { file, value: before, language } = side;
        const at = pathText(values[file], path);
        const problem = problems.find((one) => one.file === file && one.path === at);
        const missing = some && language && (before === undefined || before === '') && required;
        const set = (after: unknown) => put([{ kind: 'set', file, path, before, after }]);
        return (
          <FocusTarget
            key={file}
            lang={language?.code}
            target={shownMistake?.file === file && shownMistake.path === at ? shownMistake : undefined}
          >
            <Control
              desk={desk}
              field={field}
              label={language ? `${label} (${language.name})` : label}
              hint={missing ? words.files.missing : field.hint}
              error={problem && whatIsWrong(words, problem)}
              side={side}
              readOnly={isId({ name: path.at(-1), field })}
              onSet={(text) => set(parsed(field, text, required))}
            />
          </FocusTarget>
        );
      })}
    </div>
  );
}

interface FocusTargetProps {
  lang?: string;
  /** The mistake to be shown, if it is that of the control inside. */
  target: OpenDesk['shownMistake'];
  children: ReactNode;
}

/** Focuses the control inside it when that has the mistake to be shown. */
function FocusTarget({ lang, target, children }: FocusTargetProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (target) place.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [target]);
  return (
    <div ref={place} lang={lang}>
      {children}
    </div>
  );
}

interface ControlProps {
  desk: OpenDesk;
  field: Leaf;
  label: string;
  hint?: string;
  error?: string;
  side: Side;
  readOnly: boolean;
  onSet: (text: string) => void;
}

function Control({ desk, field, label, hint, error, side: { value }, readOnly, onSet }: ControlProps) {
  const shared = { label, hint, error, name: label, value: String(value ?? ''), onValueChange: onSet };
  if (field.kind === 'picture') return <PictureField {...shared} desk={desk} />;
  const options = optionsOf(field, desk);
  if (options) return <SelectField {...shared} options={options} unset={desk.words.files.unset} />;
  if (field.kind === 'flag') return <FlagField {...shared} />;
  if (field.kind === 'number') return <NumberField {...shared} />;
  if (field.kind !== 'text') return null;
  const rows = field.input === 'text' && (field.max ?? 0) > 160 ? 4 : undefined;
  return <TextField {...shared} type={field.input} rows={rows} counter={field.max} readOnly={readOnly} />;
}

/** The options to choose from; undefined for values that are typed. */
function optionsOf(field: Leaf, desk: OpenDesk) {
  if (field.kind === 'choice') return field.options;
  if (field.kind !== 'entry') return undefined;
  return entryOptions(desk, field.file);
}

/** The value of a control's text; undefined if it is empty and not required. */
function parsed(field: Leaf, text: string, required: boolean): unknown {
  if (text === '' && !required) return undefined;
  if (field.kind === 'number') return numberOf(text);
  return field.kind === 'flag' ? text === 'true' : text;
}
