import { useEffect, useRef } from 'react';
import { SelectField } from '../../components/TextField/SelectField';
import * as styles from './DeskScreen.module.css';
import { FieldView } from './FieldView';
import { fileForms } from './fileForms';
import { whatIsWrong } from './mistakes';
import { labelOf, type OpenDesk } from './words';

interface DeskFilesProps {
  desk: OpenDesk;
  /** The open file, like `facts/events` or `words/faq`; empty if none is open. */
  open: string;
  onOpen: (name: string) => void;
}

/** Every file of the content, in a form made from its schema. */
export function DeskFiles({ desk, open, onOpen }: DeskFilesProps) {
  const { words, forms } = desk;
  const named = (kind: 'facts' | 'words') =>
    Object.keys(forms[kind])
      .sort()
      .map((name) => ({ value: `${kind}/${name}`, label: `${words.files[kind]}: ${labelOf(words, name)}` }));
  const [kind, name = ''] = open.split('/');
  const [form] = fileForms(desk, kind === 'facts' ? kind : 'words', name);
  // Of the file as a whole.
  const problem = desk.problems.find(
    ({ file, path }) => path === '' && form?.sides.some((side) => side.file === file),
  );
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Effects of the form's parts come first: if one of them is where the mistake is, it has the focus by now.
    const isTaken = part.current?.contains(document.activeElement);
    if (desk.shownMistake && !isTaken) part.current?.querySelector('select')?.focus();
  }, [desk.shownMistake]);
  return (
    <div ref={part} className={styles.stack}>
      <SelectField
        label={words.files.choose}
        name="file"
        error={problem && whatIsWrong(words, problem)}
        unset={words.files.unset}
        options={[...named('facts'), ...named('words')]}
        value={open}
        onValueChange={onOpen}
      />
      {form && (
        <div key={open} className={styles.stack}>
          <FieldView desk={desk} {...form} label={labelOf(words, name)} path={[]} required />
        </div>
      )}
    </div>
  );
}
