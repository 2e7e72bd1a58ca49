import { useState } from 'react';
import { TextField } from '../../components/TextField/TextField';
import type { FieldWords } from '../../components/TextField/useField';

interface NumberFieldProps extends FieldWords {
  name: string;
  value: string;
  onValueChange: (text: string) => void;
}

/**
 * A number, typed with a point or a comma. While somebody types, the field has what was typed: of `50.` and of `-` the number is
 * another text or none, which in the field would be another number in the end.
 */
export function NumberField({ value, onValueChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...field}
      inputMode="decimal"
      value={typed ?? value}
      onBlur={() => setTyped(undefined)}
      onValueChange={(text) => {
        setTyped(text);
        onValueChange(text);
      }}
    />
  );
}

/** The number that a text says. Any other text stays itself, and is a mistake. */
export function numberOf(text: string): number | string {
  const number = Number(text.replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? text : number;
}
