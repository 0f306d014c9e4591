import type { Fields, FirestoreValue } from '../../src/documents/values/value';
import { int, NOW, text } from './asking';

/** Documents as a client of the product writes them. */

export const list = (...values: FirestoreValue[]): FirestoreValue => ({ arrayValue: { values } });
export const map = (fields: Fields): FirestoreValue => ({ mapValue: { fields } });
export const double = (doubleValue: number): FirestoreValue => ({ doubleValue });
export const bool = (booleanValue: boolean): FirestoreValue => ({ booleanValue });
export const at = (date: Date): FirestoreValue => ({ timestampValue: date.toISOString() });
export const now = at(NOW);
export const earlier = at(new Date('2026-06-01T12:00:00Z'));

export const NOT_NUMBERS: readonly FirestoreValue[] = [
  { doubleValue: 'NaN' },
  { doubleValue: 'Infinity' },
  { doubleValue: '-Infinity' },
];

export const aUser = (email: string): Fields => ({
  profile: map({ email: text(email), firstName: text('Ada') }),
});

export const aSearch = (savedBy: string, revision = 1): Fields => ({
  name: text('Actions'),
  match: text('all'),
  conditions: list(map({ id: text('c') })),
  revision: int(revision),
  savedBy: text(savedBy),
  savedAt: now,
});

export const aContent = (changes: Fields = {}): FirestoreValue =>
  map({
    backgroundColour: text('#ffffff'),
    backgroundImage: text(''),
    backgroundImageBrightness: int(1),
    backgroundImageContrast: double(1.5),
    delayAfterLastItem: int(2),
    items: list(map({ id: text('i') })),
    ...changes,
  });

export const aScreen = (savedBy: string, revision = 1): Fields => ({
  name: text('Thanks'),
  match: text('allSearches'),
  searchIds: list(text('s')),
  order: int(3),
  content: aContent(),
  setupRevision: int(revision),
  setupSavedBy: text(savedBy),
  setupSavedAt: now,
  contentRevision: int(revision),
  contentSavedBy: text(savedBy),
  contentSavedAt: now,
});

export const aRecord = (deletedBy: string, deletedAt = now): Fields => ({
  deletedBy: text(deletedBy),
  deletedAt,
});
