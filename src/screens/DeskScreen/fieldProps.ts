import type { ReactNode } from 'react';
import type { Step } from '../../../content/desk/edits';
import type { Field } from '../../../content/desk/forms';
import type { Side } from './sides';
import type { OpenDesk } from './words';

/** The props of a field's view. */
export interface FieldProps {
  desk: OpenDesk;
  field: Field;
  label: string;
  path: readonly Step[];
  sides: readonly Side[];
  required: boolean;
  /** Buttons to move or remove it, if it is an entry of a list. */
  actions?: ReactNode;
}

/** The props for one kind of field. `render` is {@link FieldView}, passed in because importing it would be circular. */
export interface FieldPropsOf<Kind extends Field['kind']> extends Omit<FieldProps, 'field' | 'actions'> {
  field: Extract<Field, { kind: Kind }>;
  render: (props: FieldProps) => ReactNode;
}
