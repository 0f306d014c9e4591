import { isRecord } from './record';
import type { Fields } from './values/value';

/** A document as the store keeps it; the path is relative to the database's root. */
export interface StoredDocument {
  readonly path: string;
  readonly fields: Fields;
  /** RFC 3339, at most microseconds. */
  readonly createTime: string;
  readonly updateTime: string;
}

/** The text kept under a document's key; the path is the key itself. */
export const encodeDocument = ({ fields, createTime, updateTime }: StoredDocument): string =>
  JSON.stringify({ fields, createTime, updateTime });

/** Reads back what `encodeDocument` wrote; anything else in the store is damage, and throws. */
export function decodeDocument(path: string, text: string): StoredDocument {
  const kept: unknown = JSON.parse(text);
  if (!isKept(kept)) throw new Error(`The stored document ${path} is damaged.`);
  return { path, fields: kept.fields, createTime: kept.createTime, updateTime: kept.updateTime };
}

function isKept(kept: unknown): kept is Omit<StoredDocument, 'path'> {
  return (
    isRecord(kept) &&
    isRecord(kept['fields']) &&
    typeof kept['createTime'] === 'string' &&
    typeof kept['updateTime'] === 'string'
  );
}
