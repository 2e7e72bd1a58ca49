import { type Document, isCollection, parseDocument } from 'yaml';
import { editText } from '../yaml/editText';
import { type Edit, edited, resolved, same } from './edits';
import { insertInto, moveIn, removeFrom, setAt } from './splices';

/**
 * Applies an edit to a YAML text. Only the edited lines change: comments, order, quoting and line width stay as they are.
 *
 * @returns undefined if the text is not what the edit expects
 */
export function applyEdit(text: string, edit: Edit): string | undefined {
  const document = parseDocument(text);
  const value: unknown = document.toJS({ maxAliasCount: 0 });
  const meant = edited(value, edit);
  if (!meant) return undefined;
  const path = resolved(value, edit.path);
  if (!path || same(meant.value, value)) return text;
  const spliced = splice(text, document, edit, path);
  if (spliced !== undefined && reads(spliced, meant.value)) return spliced;
  // The text uses a YAML notation that the splices do not handle: let the library rewrite the file.
  return editText(text, (whole) => {
    if (edit.kind === 'set' && path.length > 0)
      if (edit.after === undefined) whole.deleteIn(path);
      else whole.setIn(path, whole.createNode(edit.after));
    else whole.setIn(edit.kind === 'set' ? [] : path, whole.createNode(valueIn(meant.value, path)));
  });
}

const valueIn = (value: unknown, path: readonly (string | number)[]) =>
  path.reduce<unknown>((found, key) => Reflect.get(Object(found), key), value);

function splice(text: string, document: Document, edit: Edit, path: (string | number)[]): string | undefined {
  if (edit.kind === 'set') {
    const [last, parent] = [path.at(-1), document.getIn(path.slice(0, -1), true)];
    if (last === undefined || !isCollection(parent)) return undefined;
    const up = { text, document, path: path.slice(0, -1), node: parent };
    return edit.after === undefined ? removeFrom(up, last) : setAt(up, last, edit.after);
  }
  const list = document.getIn(path, true);
  if (!isCollection(list)) return undefined;
  const up = { text, document, path, node: list };
  return edit.kind === 'insert' ? insertInto(up, edit.at, edit.value) : moveIn(up, edit.from, edit.to);
}

function reads(text: string, meant: unknown): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && same(document.toJS({ maxAliasCount: 0 }), meant);
}
