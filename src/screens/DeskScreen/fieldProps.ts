import type { ReactNode } from 'react';
import type { Step } from '../../../content/desk/edits';
import type { Field } from '../../../content/desk/forms';
import type { Side } from './sides';
import type { OpenDesk } from './words';

/** A value of a file, with the field that its schema has for it. */
export interface FieldProps {
  desk: OpenDesk;
  field: Field;
  label: string;
  path: readonly Step[];
  sides: readonly Side[];
  /** Whether there must be something. */
  required: boolean;
  /** What can be done with it as an entry of a list. */
  actions?: ReactNode;
}

/** A field of one kind. What is below it is rendered by the view of all kinds. */
export interface FieldPropsOf<Kind extends Field['kind']> extends Omit<FieldProps, 'field' | 'actions'> {
  field: Extract<Field, { kind: Kind }>;
  render: (props: FieldProps) => ReactNode;
}
