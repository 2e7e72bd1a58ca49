import { useState } from 'react';
import { Picture } from '../../components/Picture/Picture';
import { SelectField } from '../../components/TextField/SelectField';
import type { FieldWords } from '../../components/TextField/useField';
import * as styles from './PictureField.module.css';
import { type OpenDesk, wordsIn } from './words';

interface PictureFieldProps extends FieldWords {
  desk: Pick<OpenDesk, 'words' | 'languages' | 'values' | 'thumbnails'>;
  name: string;
  required?: boolean;
  /** The key of the chosen picture; empty if there is none. */
  value: string;
  onValueChange: (key: string) => void;
}

/** Chooses one of the site's pictures, by its alt text or from thumbnails. */
export function PictureField({ desk, ...field }: PictureFieldProps) {
  const { words, thumbnails } = desk;
  const { value: chosen, onValueChange } = field;
  const [open, setOpen] = useState(false);
  const pictures = wordsIn(desk, 'pictures');
  const altOf = (key: string) => String(Object(pictures[key]).alt ?? '') || key;
  // Instead of their main colour, which hides what is drawn on nothing in black.
  const known = thumbnails
    .filter(({ key }) => key in pictures)
    .map(({ key, image }) => ({ key, image: { ...image, backgroundColor: undefined } }));
  const shown = known.find(({ key }) => key === chosen);
  const options = Object.keys(pictures).map((key) => ({ value: key, label: `${key}: ${altOf(key)}` }));
  return (
    <div className={styles.field}>
      <SelectField {...field} options={options} unset={words.files.unset} />
      {shown && !open && (
        <div className={styles.picture}>
          <Picture picture={{ alt: altOf(shown.key), image: shown.image }} />
        </div>
      )}
      {known.length > 0 && (
        <details
          className={styles.all}
          open={open}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{words.files.allPictures}</summary>
          {open && (
            <div className={styles.choices}>
              {known.map(({ key, image }) => (
                <button
                  key={key}
                  type="button"
                  className={styles.picture}
                  aria-pressed={key === chosen}
                  onClick={() => onValueChange(key)}
                >
                  <Picture picture={{ alt: altOf(key), image }} />
                </button>
              ))}
            </div>
          )}
          {open && <p>{words.files.newPicture}</p>}
        </details>
      )}
    </div>
  );
}
