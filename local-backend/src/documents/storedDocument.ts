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
export const encodeDocument = (document: StoredDocument): string =>
  `{"fields":${encodedFieldsOf(document)},"createTime":${JSON.stringify(document.createTime)},"updateTime":${JSON.stringify(document.updateTime)}}`;

const encodedFieldsOf = (document: StoredDocument): string =>
  document instanceof EncodedDocument ? document.encoded : JSON.stringify(document.fields);

/** A new document whose fields are at hand in the text in which they are stored; they are read where somebody asks for them. */
export const encodedDocument = (
  path: string,
  encoded: string,
  commitTime: string,
): StoredDocument => new EncodedDocument(path, encoded, commitTime);

class EncodedDocument implements StoredDocument {
  readonly createTime: string;
  readonly updateTime: string;

  constructor(
    readonly path: string,
    readonly encoded: string,
    commitTime: string,
  ) {
    this.createTime = commitTime;
    this.updateTime = commitTime;
  }

  get fields(): Fields {
    return decodeFields(this.encoded);
  }
}

/** Reads back fields that `JSON.stringify` wrote. */
export const decodeFields = (encoded: string): Fields => JSON.parse(encoded) as Fields;

/** Reads back what `encodeDocument` wrote; anything else in the store is damage, and throws. */
export function decodeDocument(path: string, text: string): StoredDocument {
  const kept: unknown = text.length < MANY_BYTES ? JSON.parse(text) : parseAroundBytes(text);
  if (!isKept(kept)) throw new Error(`The stored document ${path} is damaged.`);
  return { path, fields: kept.fields, createTime: kept.createTime, updateTime: kept.updateTime };
}

/** Texts so long hold bytes, mostly: a file's piece, or one of a snapshot. */
const MANY_BYTES = 65_536;
/** Stands nowhere in a text's JSON, where each quotation mark has a backslash before it. */
const BYTES_START = '"bytesValue":"';

/** As JSON.parse, which looks at each character: bytes are cut out before and put in afterwards, as base64 as they are. */
function parseAroundBytes(text: string): unknown {
  const cut: string[] = [];
  const rest: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf(BYTES_START, at);
    if (start < 0) break;
    const from = start + BYTES_START.length;
    const to = text.indexOf('"', from);
    if (to < 0) break;
    rest.push(text.slice(at, from), String(cut.length));
    cut.push(text.slice(from, to));
    at = to;
  }
  if (cut.length === 0) return JSON.parse(text);
  rest.push(text.slice(at));
  return JSON.parse(rest.join(''), (key, value: unknown) =>
    key === 'bytesValue' && typeof value === 'string' ? cut[Number(value)] : value,
  );
}

function isKept(kept: unknown): kept is Omit<StoredDocument, 'path'> {
  return (
    isRecord(kept) &&
    isRecord(kept['fields']) &&
    typeof kept['createTime'] === 'string' &&
    typeof kept['updateTime'] === 'string'
  );
}
