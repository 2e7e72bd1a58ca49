import { type Document, parseDocument } from 'yaml';

/** Edits a YAML text and keeps its comments: `editText(text, (events) => events.deleteIn([0, 'id']))`. */
export function editText(text: string, change: (document: Document) => void): string {
  const document = parseDocument(text);
  change(document);
  return document.toString({ lineWidth: 0 });
}
