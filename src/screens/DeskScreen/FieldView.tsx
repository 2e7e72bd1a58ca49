import type { ReactNode } from 'react';
import { fieldFor } from '../../../content/desk/fieldFor';
import { EntriesField } from './EntriesField';
import { Fold } from './Fold';
import type { FieldProps, FieldPropsOf } from './fieldProps';
import { LeafField } from './LeafField';
import { ListField } from './ListField';
import { stepInto } from './sides';
import { labelOf } from './words';

const render = (props: FieldProps): ReactNode => <FieldView {...props} />;

/** The form of a value and everything nested in it, all languages side by side. */
export function FieldView(props: FieldProps) {
  const { field, desk, path, sides, label, actions } = props;
  if (field.kind === 'list') return <ListField {...props} field={field} render={render} />;
  if (field.kind === 'entries') return <EntriesField {...props} field={field} render={render} />;
  if (field.kind === 'either') return <EitherField {...props} field={field} />;
  if (field.kind !== 'map') return <LeafField {...props} field={field} />;
  if (path.length === 0) return <MapFields {...props} />;
  return (
    <Fold desk={desk} label={label} path={path} sides={sides} actions={actions}>
      {() => <MapFields {...props} />}
    </Fold>
  );
}

/** The fields for a value that may be of several kinds, perhaps of another in each language. */
function EitherField({ field, ...props }: Omit<FieldProps, 'field'> & Pick<FieldPropsOf<'either'>, 'field'>) {
  return field.of.map((one, n) => {
    const sides = props.sides.filter(({ value }) => fieldFor(field, value) === one);
    // biome-ignore lint/suspicious/noArrayIndexKey: a kind is its place in the schema.
    return sides.length > 0 && <FieldView key={n} {...props} field={one} sides={sides} />;
  });
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
