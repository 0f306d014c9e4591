import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  decodeScreen,
  decodeSearch,
  type ScreenDefinition,
  type SearchDefinition,
  type YearScope,
} from 'shared-kernel/model';
import type { DefinitionKind } from '../definitions/fingerprint';
import { sortedKeys } from '../definitions/sortedKeys';
import type { DocumentReads, DocumentWrite, StoredDocument } from '../store/documents';
import { publishedPiecePath } from '../store/paths';
import type { PublishedPart, StoredPublication } from './storedPublication';
import { inBatches } from '../store/inBatches';

/** A definition as supporters see it: what staff call it, and how often it was saved, is not part of it. */
export interface Piece {
  readonly kind: DefinitionKind;
  readonly id: string;
  /** SHA-256 of `json`; hexadecimal. */
  readonly hash: string;
  /** With keys in the order of the alphabet. */
  readonly json: string;
}

export const screenPiece = (screen: ScreenDefinition): Piece =>
  pieceKnown(screen, ({ id, match, searchIds, content }) =>
    pieceOf('screens', id, { match, searchIds, content }),
  );

export const searchPiece = (search: SearchDefinition): Piece =>
  pieceKnown(search, ({ id, match, conditions }) => pieceOf('searches', id, { match, conditions }));

/** Of definitions that are held anyway: comparing a year's versions asks for each several times. */
const known = new WeakMap<object, Piece>();

function pieceKnown<Definition extends object>(
  definition: Definition,
  make: (definition: Definition) => Piece,
): Piece {
  const piece = known.get(definition) ?? make(definition);
  known.set(definition, piece);
  return piece;
}

function pieceOf(kind: DefinitionKind, id: string, definition: object): Piece {
  const json = JSON.stringify(sortedKeys({ kind, id, ...definition }));
  return { kind, id, hash: createHash('sha256').update(json).digest('hex'), json };
}

/** Stored under its hash, packed: a screen may be as large as a document can be. */
export const pieceWrite = (
  scope: YearScope,
  { kind, id, hash, json }: Piece,
  now: Date,
): DocumentWrite => ({
  kind: 'set',
  path: publishedPiecePath(scope, hash),
  data: { kind, id, json: new Uint8Array(gzipSync(json)), usedAt: now },
});

/** What a stored piece says, as it was published; null where nobody can read it. */
export function pieceText({ data }: StoredDocument): string | null {
  const { json } = data;
  if (!(json instanceof Uint8Array)) return null;
  try {
    return gunzipSync(json).toString('utf8');
  } catch {
    return null;
  }
}

/** A year's definitions as a publication froze them. */
export interface PublishedDefinitions {
  /** In the order of the story, which is their `order` too. */
  readonly screens: readonly ScreenDefinition[];
  readonly searches: readonly SearchDefinition[];
}

/** Pieces of up to 1 MiB each that are read at a time. */
const AT_ONCE = 25;

/** Null where a piece is gone or cannot be read: a publication is shown whole or not at all. */
export async function readPublished(
  documents: DocumentReads,
  scope: YearScope,
  { screens, searches }: Pick<StoredPublication, 'screens' | 'searches'>,
): Promise<PublishedDefinitions | null> {
  const texts = await readTexts(documents, scope, [...screens, ...searches]);
  const shown = screens.map(({ id, piece }, index) => screenIn(id, texts.get(piece), index + 1));
  const asked = searches.map(({ id, piece }) => searchIn(id, texts.get(piece)));
  if (shown.includes(null) || asked.includes(null)) return null;
  return {
    screens: shown.filter((screen) => screen !== null),
    searches: asked.filter((search) => search !== null),
  };
}

async function readTexts(
  documents: DocumentReads,
  scope: YearScope,
  parts: readonly PublishedPart[],
): Promise<ReadonlyMap<string, string>> {
  const hashes = [...new Set(parts.map(({ piece }) => piece))];
  const texts = new Map<string, string>();
  for (const some of inBatches(hashes, AT_ONCE)) {
    const paths = some.map((hash) => publishedPiecePath(scope, hash));
    for (const stored of await documents.getAll(paths)) {
      const text = stored === null ? null : pieceText(stored);
      if (stored !== null && text !== null) texts.set(stored.id, text);
    }
  }
  return texts;
}

function screenIn(id: string, text: string | undefined, order: number): ScreenDefinition | null {
  const decoded = text === undefined ? null : decodeScreen(id, { ...parsed(text), order });
  if (decoded?.ok !== true) return null;
  const { name, match, searchIds, content } = decoded.value;
  return { id: decoded.value.id, name, order, match, searchIds, content };
}

function searchIn(id: string, text: string | undefined): SearchDefinition | null {
  const decoded = text === undefined ? null : decodeSearch(id, parsed(text));
  if (decoded?.ok !== true) return null;
  const { name, match, conditions } = decoded.value;
  return { id: decoded.value.id, name, match, conditions };
}

const parsed = (text: string): object => JSON.parse(text) as object;
