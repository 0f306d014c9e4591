import { codeAt, type Column } from 'evaluation';
import type { FieldListEntry, OrganisationId, YearScope } from 'shared-kernel/model';
import { SAID_PATHS } from '../fields/saidOfFields';
import { entryOf } from '../fields/storedFields';
import type { PublishedDefinitions } from '../published/pieces';
import { shownOrScheduled } from '../published/readVersion';
import type { Services } from '../services';
import { storedShards } from '../snapshot/storedShards';
import { shardByShard, type YearShards } from '../snapshot/yearShards';
import type { Documents, StoredDocument } from '../store/documents';
import { fieldListPath, inYear, templatesPath, yearPath } from '../store/paths';
import type { ErasedPerson } from '../suppressions/suppression';
import { logLinesNaming } from './forgetInLog';
import { escaped, withoutPerson } from '../suppressions/neutralText';

/**
 * Where something that staff wrote, or another supporter's data, names a person. It is listed to be changed by a person:
 * what a search asks and a screen says is never changed silently.
 */
export interface Mention {
  readonly kind: 'search' | 'screen' | 'field' | 'year' | 'log';
  /** '' for the log and templates (of kind `screen`), which are the organisation's. */
  readonly yearId: string;
  /** Of the search, screen or year; '' for a field and the log. */
  readonly id: string;
  /** Its name, or the field's; '' for the log. */
  readonly name: string;
  /** For people: "the value of condition 2". */
  readonly place: string;
}

export async function mentionsIn(
  { documents, now }: Pick<Services, 'documents' | 'now'>,
  scope: YearScope,
  person: ErasedPerson,
): Promise<readonly Mention[]> {
  const names = namesPerson(person);
  const [year, searches, screens, fields, shown, shards] = await Promise.all([
    documents.get(yearPath(scope)),
    documents.list(inYear(scope, 'searches'), ['name', 'conditions']),
    documents.list(inYear(scope, 'screens'), ['name', 'content']),
    documents.list(fieldListPath(scope), [...SAID_PATHS]),
    shownOrScheduled(documents, scope, now()),
    storedShards(documents, scope),
  ]);
  return [
    ...(year === null ? [] : ofDefinition('year', scope, saidOfYear(year), names)),
    ...searches.flatMap((search) => ofDefinition('search', scope, search, names)),
    ...screens.flatMap((screen) => ofDefinition('screen', scope, screen, names)),
    ...fields.flatMap(entryOf).flatMap((field) => ofDictionary(scope, field, names)),
    ...ofPublished(scope, shown, { searches, screens }, names),
    ...(shards === null ? [] : await ofOthers(scope, shards, names, person)),
  ];
}

/** What is published cannot be edited: publishing what was mended takes its place. */
const ofPublished = (
  scope: YearScope,
  shown: PublishedDefinitions,
  saved: Readonly<Record<'searches' | 'screens', readonly StoredDocument[]>>,
  names: (text: string) => boolean,
): readonly Mention[] =>
  (['searches', 'screens'] as const).flatMap((kind) =>
    shown[kind].flatMap((published) => {
      const name = saved[kind].find(({ id }) => id === published.id)?.data['name'] ?? '';
      const stored = { id: published.id, path: '', data: { ...published, name } };
      return ofDefinition(kind === 'searches' ? 'search' : 'screen', scope, stored, names)
        .filter(({ place }) => place !== 'the name')
        .map((mention) => ({ ...mention, place: `${mention.place}, as it is published` }));
    }),
  );

/** What staff wrote on it, beside what the server keeps there. */
const saidOfYear = ({ data: { name, embedPage, sharing, story }, ...year }: StoredDocument) => ({
  ...year,
  data: { name, embedPage, sharing, story },
});

/** Templates, whose texts and conditions are as staff wrote them. Pages of earlier releases know them as screens. */
export async function templateMentions(
  documents: Documents,
  organisationId: OrganisationId,
  person: ErasedPerson,
): Promise<readonly Mention[]> {
  const saidOf = ['name', 'purpose', 'screens', 'searches'] as const;
  const templates = await documents.list(templatesPath(organisationId), [...saidOf]);
  const names = namesPerson(person);
  return templates.flatMap((template) => ofDefinition('screen', { yearId: '' }, template, names));
}

/** Lines of the log, whose names of searches and years may name the person; erasing takes them out. */
export async function logMention(
  documents: Documents,
  organisationId: OrganisationId,
  person: ErasedPerson,
): Promise<readonly Mention[]> {
  const { length } = await logLinesNaming(documents, organisationId, withoutPerson(person));
  const place = `${String(length)} ${length === 1 ? 'line' : 'lines'}`;
  return length === 0 ? [] : [{ kind: 'log', yearId: '', id: '', name: '', place }];
}

/** Whether a text names the person: an email anywhere in it, in any case; a supporter id as a word of its own. */
function namesPerson({ emails, supporterIds }: ErasedPerson): (text: string) => boolean {
  const words = supporterIds.map(
    (id) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(id)}(?![\\p{L}\\p{N}])`, 'u'),
  );
  return (text) =>
    emails.some((email) => text.toLowerCase().includes(email)) ||
    words.some((word) => word.test(text));
}

function ofDefinition(
  kind: 'search' | 'screen' | 'year',
  { yearId }: { readonly yearId: string },
  { id, data }: StoredDocument,
  names: (text: string) => boolean,
): readonly Mention[] {
  const name = typeof data['name'] === 'string' ? data['name'] : '';
  return [...textsOf(data, [])]
    .filter(({ text }) => names(text))
    .map(({ path }) => ({ kind, yearId, id, name, place: placeOf(path) }));
}

interface FoundText {
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** Ids of parts are ours, and nobody's name. */
function* textsOf(value: unknown, path: FoundText['path']): Generator<FoundText> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null && !(value instanceof Date))
    for (const [key, inside] of Object.entries(value))
      if (key !== 'id') yield* textsOf(inside, [...path, Array.isArray(value) ? Number(key) : key]);
}

const WORDS: Readonly<Record<string, string>> = {
  name: 'the name',
  purpose: 'what it is for',
  screens: 'screen',
  searches: 'search',
  conditions: 'condition',
  items: 'object',
  dataValue: 'the value',
  dataId: 'the name of the field',
  text: 'the text',
  url: 'the address of the picture',
  backgroundImage: 'the address of the background image',
  embedPage: 'the embed page',
  hashtag: 'the hashtag',
  hostedPage: 'the hosted page',
  path: 'the address',
  title: 'the title',
  description: 'the description',
  logo: 'the address of the logo',
  closingCard: 'the closing card',
  numbers: 'number',
  actions: 'button',
  label: 'the label',
  unit: 'the unit',
  comparison: 'the comparison',
  goal: 'the goal',
  values: 'value',
  value: 'the number',
  whole: 'the whole',
  fallback: 'the fallback',
  sentence: 'the spoken sentence',
  address: 'the address',
};

/** What holds the parts of a document and is itself no place for people. */
const HOLDERS: ReadonlySet<string> = new Set(['content', 'sharing', 'story', 'figure', 'chart']);

/** From the inside out: "the value of condition 2 of object 1". */
function placeOf(path: FoundText['path']): string {
  const parts: string[] = [];
  for (const step of path)
    if (typeof step === 'number') parts.push(`${parts.pop() ?? ''} ${String(step + 1)}`.trim());
    else if (!HOLDERS.has(step)) parts.push(WORDS[step] ?? step);
  return parts.reverse().join(' of ');
}

/** What staff say of a field. */
const ofDictionary = (
  { yearId }: YearScope,
  { name, dictionary }: FieldListEntry,
  names: (text: string) => boolean,
): readonly Mention[] =>
  dictionary === undefined
    ? []
    : Object.entries(SAID_OF_FIELD).flatMap(([key, place]) =>
        names(dictionary[key as keyof typeof SAID_OF_FIELD])
          ? [mentionOf(yearId, name, place)]
          : [],
      );

const SAID_OF_FIELD = {
  description: 'the description',
  owner: 'the owner',
  source: 'the source',
  retention: 'how long it is kept',
} as const;

/** Fields that are called by the person, or hold one of the emails for others, such as who brought them in. */
async function ofOthers(
  { yearId }: YearScope,
  shards: YearShards,
  names: (text: string) => boolean,
  { emails }: ErasedPerson,
): Promise<readonly Mention[]> {
  const { fields } = await shards.at(0);
  const supporters = fields.map(() => 0);
  for await (const { columns, rowCount } of shardByShard(shards))
    for (const [index, column] of columns.entries())
      supporters[index] = (supporters[index] ?? 0) + rowsNaming(column, rowCount, emails);
  return fields.flatMap(({ name }, index) => {
    const called = names(name) ? [mentionOf(yearId, name, 'the name')] : [];
    const others = supporters[index] ?? 0;
    return others === 0 ? called : [...called, mentionOf(yearId, name, ofSupporters(others))];
  });
}

function rowsNaming(column: Column, rowCount: number, emails: readonly string[]): number {
  const codes = new Set<number>();
  for (let code = 1; code < column.dictionary.length; code += 1) {
    const text = column.dictionary.at(code)?.toLowerCase() ?? '';
    if (emails.some((email) => text.includes(email))) codes.add(code);
  }
  if (codes.size === 0) return 0;
  let rows = 0;
  for (let row = 0; row < rowCount; row += 1) if (codes.has(codeAt(column, row))) rows += 1;
  return rows;
}

const mentionOf = (yearId: string, name: string, place: string): Mention => ({
  kind: 'field',
  yearId,
  id: '',
  name,
  place,
});

const ofSupporters = (count: number): string =>
  `the data of ${String(count)} other ${count === 1 ? 'supporter' : 'supporters'}`;
