import { readFileSync, writeFileSync } from 'node:fs';
import { type Document, parseDocument } from 'yaml';

/** Edits a YAML file and keeps its comments: `editYaml(file, (events) => events.deleteIn([0, 'id']))`. */
export function editYaml(file: string, change: (document: Document) => void): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  change(document);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}
