import type { ReactNode } from 'react';
import { EntriesField } from './EntriesField';
import { Fold } from './Fold';
import type { FieldProps } from './fieldProps';
import { LeafField } from './LeafField';
import { ListField } from './ListField';
import { stepInto } from './sides';
import { labelOf } from './words';

const render = (props: FieldProps): ReactNode => <FieldView key={String(props.path.at(-1))} {...props} />;

/** The form of a value and everything nested in it, all languages side by side. */
export function FieldView(props: FieldProps) {
  const { field, desk, path, sides, label, actions } = props;
  if (field.kind === 'list') return <ListField {...props} field={field} render={render} />;
  if (field.kind === 'entries') return <EntriesField {...props} field={field} render={render} />;
  if (field.kind !== 'map') return <LeafField {...props} field={field} />;
  if (path.length === 0) return <MapFields {...props} />;
  return (
    <Fold desk={desk} label={label} path={path} sides={sides} actions={actions}>
      {() => <MapFields {...props} />}
    </Fold>
  );
}

/** The fields of a map, without a fold around them. */
export function MapFields({
  field,
  desk,
  path,
  sides,
}: Pick<FieldProps, 'field' | 'desk' | 'path' | 'sides'>) {
  if (field.kind !== 'map') return null;
  return field.fields.map(({ name, field: of, required }) => (
    <FieldView
      key={name}
      desk={desk}
      field={of}
      label={labelOf(desk.words, name, of.title)}
      path={[...path, name]}
      sides={stepInto(sides, name)}
      required={required}
    />
  ));
}
