import { createHash } from 'node:crypto';

/** A field's document id in the field list: names may hold slashes and be long, ids may not. Stable (32 hex digits). */
export const fieldDocumentId = (name: string): string =>
  createHash('sha256').update(name).digest('hex').slice(0, 32);
