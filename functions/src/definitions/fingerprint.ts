import { createHash } from 'node:crypto';
import type { DocumentData } from '../store/documents';
import { sortedKeys } from './sortedKeys';

export const DEFINITION_KINDS = ['searches', 'screens'] as const;
export type DefinitionKind = (typeof DEFINITION_KINDS)[number];

/** The stored fields that decide who matches. */
const DECIDING_FIELDS = {
  searches: ['match', 'conditions'],
  screens: ['match', 'searchIds'],
} as const satisfies Record<DefinitionKind, readonly string[]>;

export const isDefinitionKind = (collection: string): collection is DefinitionKind =>
  DEFINITION_KINDS.some((kind) => kind === collection);

/** Equal for two states of a search or screen exactly when the same supporters match both. */
export const fingerprintOf = (kind: DefinitionKind, data: DocumentData): string =>
  createHash('sha256').update(decidingText(kind, data)).digest('base64');

/** All that decides who matches, as one text. */
export const decidingText = (kind: DefinitionKind, data: DocumentData): string =>
  JSON.stringify(DECIDING_FIELDS[kind].map((field) => sortedKeys(data[field] ?? null)));
