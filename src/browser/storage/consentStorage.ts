/** Key and value are specified (behaviour.md 4.2). */
const consentKey = 'cookie-consent';
const accepted = 'accepted';

/** The key of the record: which version of the words was accepted, when and in which language. */
const recordKey = 'cookie-consent-record';

/** What is stored about an acceptance. */
export interface ConsentRecord {
  version: number;
  time: string;
  language: string;
}

/** Whether this version of the words was accepted, or an unknown one (no readable record). @throws where storage is blocked */
export function readAcceptance(storage: Storage, version: number): boolean {
  if (storage.getItem(consentKey) !== accepted) return false;
  const recorded = recordedVersion(storage.getItem(recordKey));
  return recorded === undefined || recorded === version;
}

/** Stores the acceptance with its record, both or none. @throws where storage is blocked or full */
export function storeAcceptance(storage: Storage, record: ConsentRecord): void {
  try {
    storage.setItem(consentKey, accepted);
    storage.setItem(recordKey, JSON.stringify(record));
  } catch (error) {
    removeAcceptance(storage);
    throw error;
  }
}

/** Withdraws the acceptance. @throws where storage is blocked */
export function removeAcceptance(storage: Storage): void {
  storage.removeItem(consentKey);
  storage.removeItem(recordKey);
}

function recordedVersion(record: string | null): number | undefined {
  try {
    const parsed: unknown = JSON.parse(record ?? 'null');
    if (typeof parsed !== 'object' || parsed === null || !('version' in parsed)) return undefined;
    return typeof parsed.version === 'number' ? parsed.version : undefined;
  } catch {
    return undefined;
  }
}
