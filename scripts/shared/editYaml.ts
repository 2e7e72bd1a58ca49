import { readFileSync, writeFileSync } from 'node:fs';
import type { Document } from 'yaml';
import { editText } from '../../content/yaml/editText';

/** Edits a YAML file and keeps its comments: `editYaml(file, (events) => events.deleteIn([0, 'id']))`. */
export function editYaml(file: string, change: (document: Document) => void): void {
  writeFileSync(file, editText(readFileSync(file, 'utf8'), change));
}
