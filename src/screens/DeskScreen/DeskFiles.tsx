import { SelectField } from '../../components/TextField/SelectField';
import * as styles from './DeskScreen.module.css';
import { FieldView } from './FieldView';
import { sidesOf } from './sides';
import { type DeskPart, labelOf } from './words';

interface DeskFilesProps {
  part: DeskPart;
  /** The file that is open: `facts/events`, `words/faq`; empty for none. */
  open: string;
  onOpen: (name: string) => void;
}

/** Every file of the content, each with the form that its schema gives. */
export function DeskFiles({ part, open, onOpen }: DeskFilesProps) {
  const { words, forms, languages, values } = part;
  const named = (kind: 'facts' | 'words') =>
    Object.keys(forms[kind])
      .sort()
      .map((name) => ({ value: `${kind}/${name}`, label: `${words.files[kind]}: ${labelOf(words, name)}` }));
  const [kind, name = ''] = open.split('/');
  const field = kind === 'facts' ? forms.facts[name] : forms.words[name];
  const files =
    kind === 'facts'
      ? [{ file: `data/${name}.yaml` }]
      : languages
          .map((language) => ({ language, file: `data/${language.code}/${name}.yaml` }))
          // A language that is begun does not have every file.
          .filter(({ file }) => values[file] !== undefined);
  return (
    <div className={styles.stack}>
      <SelectField
        label={words.files.choose}
        name="file"
        unset={words.files.unset}
        options={[...named('facts'), ...named('words')]}
        value={open}
        onValueChange={onOpen}
      />
      {field && (
        <div key={open} className={styles.stack}>
          <FieldView
            part={part}
            field={field}
            label={labelOf(words, name)}
            path={[]}
            sides={sidesOf(files, values)}
            wanted
          />
        </div>
      )}
    </div>
  );
}
