import {
  dayBeside,
  decodeScreen,
  decodeSearch,
  decodeYear,
  FIELD_TYPES,
  isDocumentId,
  YEAR_LIMITS,
  type CalculatedField,
  type Fault,
  type Organisation,
  type Result,
  type ScreenDefinition,
  type SearchDefinition,
  type Sharing,
  type Tagged,
  type Year,
  type YearStory,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { parseSave } from '../calculated/calculatedRequests';
import { CallableError } from '../callableError';
import { FieldDescriptionSchema } from '../fields/fieldDescription';
import { parseSaveSharing } from '../links/linkRequests';
import {
  parseSaveBrand,
  parseSavePreferences,
  parseSaveYear,
} from '../organisations/setup/requests';
import { parseSaveStory } from '../story/storyRequest';

/** What a person said of a field, which imports keep. */
const Choice = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
  type: v.picklist(FIELD_TYPES),
  typeSet: v.boolean(),
  neverShare: v.boolean(),
  dictionary: v.exactOptional(FieldDescriptionSchema),
});
export type FieldChoice = v.InferOutput<typeof Choice>;

type CalculatedDefinition = Pick<
  CalculatedField,
  'id' | 'name' | 'calculation' | 'explained' | 'explanation'
>;
type Preferences = Organisation['preferences'];
type Brand = ReturnType<typeof parseSaveBrand>['brand'];

/** With what staff sort their lists by; files of earlier releases have no tags. */
export type SavedSearch = SearchDefinition & Tagged;
export type SavedScreen = ScreenDefinition & Tagged;

/** A year's whole definition, without any supporter and without who of the staff made it (D356). */
export interface YearFile {
  readonly year: Pick<Year, 'id' | 'name' | 'dateFrom' | 'dateTo' | 'embedPage'>;
  readonly searches: readonly SavedSearch[];
  readonly screens: readonly SavedScreen[];
  readonly calculatedFields: readonly CalculatedDefinition[];
  readonly fields: readonly FieldChoice[];
  /** Null where nobody saved one. */
  readonly story: YearStory | null;
  readonly sharing: Sharing | null;
  readonly brand: Brand;
  readonly preferences: Preferences | null;
}

/** Files before this format hold a year, searches and screens alone (D80), and are read as well. */
export const FORMAT = 'supporter-screens year 1';

const File = v.object({
  format: v.optional(v.literal(FORMAT, 'is of another version of the product')),
  year: v.looseObject({ id: v.string() }),
  searches: v.array(v.looseObject({ id: v.string() })),
  screens: v.array(v.looseObject({ id: v.string() })),
  calculatedFields: v.optional(v.array(v.unknown()), []),
  fields: v.optional(v.pipe(v.array(Choice), v.maxLength(10_000)), []),
  story: v.optional(v.unknown(), null),
  sharing: v.optional(v.unknown(), null),
  brand: v.optional(v.unknown(), null),
  preferences: v.optional(v.unknown(), null),
});

/** As `firestore.rules` has them. */
const LONGEST_NAME = 200;
const MOST = { conditions: 100, searchIds: 500, items: 200 } as const;
/** A document takes 1 MiB, with who saved it and what is counted of it. */
const LARGEST_CHARACTERS = 900_000;

/** What a file says, or a refusal that names the first place in it which cannot be brought back. */
export function readYearFile(data: unknown): YearFile {
  const read = v.safeParse(File, data);
  if (!read.success) {
    const [issue] = read.issues;
    return refuse(v.getDotPath(issue) ?? '', issue.message);
  }
  const file = read.output;
  const year = decoded('year', decodeYear(file.year.id, file.year));
  within('year', () => parseSaveYear({ ...yearRequest(year), organisationId: ANY }));
  const searches = file.searches.map((one, at) => searchOf(`searches.${String(at)}`, one));
  const screens = file.screens.map((one, at) => screenOf(`screens.${String(at)}`, one));
  requireEach('searches', searches, YEAR_LIMITS.searches);
  requireEach('screens', screens, YEAR_LIMITS.screens);
  const calculatedFields = file.calculatedFields.map((field, at) =>
    within(
      `calculatedFields.${String(at)}`,
      () => parseSave({ ...IN_YEAR, field, expectedRevision: 0 }).field,
    ),
  );
  requireEach('calculatedFields', calculatedFields, Infinity);
  const ask = <T>(place: string, value: unknown, parse: (request: object) => T): T | null =>
    value === null
      ? null
      : within(place, () => parse({ ...IN_YEAR, [place]: value, expectedRevision: 0 }));
  return {
    year,
    searches,
    screens,
    calculatedFields,
    fields: file.fields,
    story: ask('story', file.story, parseSaveStory)?.story ?? null,
    sharing: ask('sharing', file.sharing, parseSaveSharing)?.sharing ?? null,
    brand: ask('brand', file.brand, parseSaveBrand)?.brand ?? null,
    preferences: file.preferences === null ? null : preferencesOf(file.preferences),
  };
}

function preferencesOf(preferences: unknown): Preferences {
  const given = typeof preferences === 'object' ? preferences : {};
  const request = { ...given, ...IN_YEAR, expectedRevision: 0 };
  const { fontFamilies, colours } = within('preferences', () => parseSavePreferences(request));
  return { fontFamilies, colours };
}

/** Ids that any request may have: what is asked is whether the rest of it is one. */
const ANY = 'any';
const IN_YEAR = { organisationId: ANY, yearId: ANY };

/** What `saveYear` is asked for a new one; the stored ends are the days beside the first and the last (D4). */
export const yearRequest = ({ name, dateFrom, dateTo, embedPage }: YearFile['year']) => ({
  yearId: null,
  name,
  firstDay: dayBeside(dateFrom, 1),
  lastDay: dayBeside(dateTo, -1),
  embedPage,
  retainUntil: null,
  expectedRevision: 0,
});

function searchOf(place: string, data: { readonly id: string }): SavedSearch {
  const { id, name, match, conditions, tags } = decoded(place, decodeSearch(data.id, data));
  requireSize(place, name, conditions);
  if (conditions.length > MOST.conditions) refuse(place, 'has too many conditions');
  return { id, name, match, conditions, tags };
}

function screenOf(place: string, data: { readonly id: string }): SavedScreen {
  const screen = decoded(place, decodeScreen(data.id, data));
  const { id, name, order, match, searchIds, content, tags } = screen;
  requireSize(place, name, content);
  if (searchIds.length > MOST.searchIds) refuse(place, 'asks for too many searches');
  if (content.items.length > MOST.items) refuse(place, 'has too many objects');
  return { id, name, order, match, searchIds, content, tags };
}

function requireSize(place: string, name: string, value: unknown): void {
  if (name.length > LONGEST_NAME) refuse(place, 'has too long a name');
  if (JSON.stringify(value).length > LARGEST_CHARACTERS) refuse(place, 'is too large');
}

function requireEach(
  place: string,
  things: readonly { readonly id: string }[],
  most: number,
): void {
  if (things.length > most) refuse(place, `are more than ${String(most)}`);
  const ids = new Set<string>();
  for (const [at, { id }] of things.entries()) {
    if (!isDocumentId(id)) refuse(`${place}.${String(at)}`, 'has an id that cannot be stored');
    if (ids.has(id)) refuse(`${place}.${String(at)}`, 'has the id of another one');
    ids.add(id);
  }
}

function decoded<T>(place: string, result: Result<T, Fault>): T {
  if (result.ok) return result.value;
  const { path, message } = result.error;
  return refuse(path === '' ? place : `${place}.${path}`, message);
}

/** The checks of the callables that save it, with the place in the file. */
function within<T>(place: string, parse: () => T): T {
  try {
    return parse();
  } catch (failure) {
    if (!(failure instanceof CallableError)) throw failure;
    return refuse(failure.message.startsWith(place) ? '' : place, failure.message);
  }
}

function refuse(place: string, reason: string): never {
  throw new CallableError(
    'invalid-argument',
    `This is no file of a year that can be brought back: ${place === '' ? '' : `${place} `}${reason}`,
  );
}
