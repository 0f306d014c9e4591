import { isDeepStrictEqual } from 'node:util';
import { decodeScreen, decodeSearch, type FieldType, type VersionPart } from 'shared-kernel/model';
import { sortedKeys } from '../definitions/sortedKeys';
import type { DocumentData } from '../store/documents';

/**
 * What differs between two saves of a part, for people, in no words of theirs: those may name somebody who is erased
 * later. What cannot be read counts as nothing.
 */
export function changesInWords(
  part: VersionPart,
  stored: DocumentData,
  saved: DocumentData,
): readonly string[] {
  const [before, after] = [readBy(part, stored), readBy(part, saved)];
  if (part === 'fieldType') return ofType(before, after);
  if (part === 'calculated') return ofCalculated(before, after);
  return part === 'content'
    ? ofContent(mapOf(before['content']), mapOf(after['content']))
    : [
        ...(before['name'] === after['name'] ? [] : ['Name changed']),
        ...ofMatch(before['match'], after['match']),
        ...ofConditions(listOf(before['conditions']), listOf(after['conditions'])),
        ...ofList('search', listOf(before['searchIds']), listOf(after['searchIds'])),
      ];
}

/** With all that documents of earlier releases leave out: saving them again changes nothing of it. */
function readBy(part: VersionPart, data: DocumentData): DocumentData {
  if (part === 'fieldType' || part === 'calculated') return data;
  const read = part === 'search' ? decodeSearch('', data) : decodeScreen('', data);
  return read.ok ? { ...read.value } : data;
}

const MATCHES: Readonly<Record<string, string>> = {
  all: 'All conditions',
  any: 'Any condition',
  allUsers: 'All supporters',
  allSearches: 'All searches',
  anySearches: 'Any search',
};

function ofMatch(before: unknown, after: unknown): readonly string[] {
  const [was, is] = [MATCHES[textOf(before)], MATCHES[textOf(after)]];
  return was === undefined || is === undefined || was === is
    ? []
    : [`${is} instead of ${was.toLowerCase()}`];
}

const CONTENT_WORDS: readonly (readonly [words: string, fields: readonly string[]])[] = [
  [
    'Background changed',
    [
      ...['backgroundColour', 'backgroundImage', 'backgroundMotion'],
      ...['backgroundImageBrightness', 'backgroundImageContrast'],
    ],
  ],
  ['Transition changed', ['transition']],
  ['Time after the last object changed', ['delayAfterLastItem']],
];

const ofContent = (before: DocumentData, after: DocumentData): readonly string[] => [
  ...ofList('object', listOf(before['items']), listOf(after['items'])),
  ...CONTENT_WORDS.flatMap(([words, fields]) =>
    fields.every((field) => isDeepStrictEqual(before[field], after[field])) ? [] : [words],
  ),
];

const CALCULATED_WORDS = {
  name: 'Name changed',
  calculation: 'Calculation changed',
  explained: 'Explanation switched on or off',
  explanation: 'Explanation changed',
} as const;

const ofCalculated = (before: DocumentData, after: DocumentData): readonly string[] =>
  Object.entries(CALCULATED_WORDS).flatMap(([field, words]) =>
    isDeepStrictEqual(sortedKeys(before[field]), sortedKeys(after[field])) ? [] : [words],
  );

const TYPES: Readonly<Record<FieldType, string>> = {
  string: 'Text',
  number: 'Number',
  donation: 'Donation',
  date: 'Date',
  action: 'Action',
  unknown: 'Nothing',
};

const typeWords = (type: unknown): string =>
  Object.entries(TYPES).find(([known]) => known === type)?.[1] ?? 'Nothing';

function ofType(before: DocumentData, after: DocumentData): readonly string[] {
  const [was, is] = [typeWords(before['type']), typeWords(after['type'])];
  return [
    ...(was === is ? [] : [`${is} instead of ${was.toLowerCase()}`]),
    after['byHand'] === true ? 'Set by hand' : 'As its values say',
  ];
}

type Thing = 'condition' | 'group' | 'object' | 'search';

interface Placed {
  readonly node: unknown;
  /** Of the group that it stands in; null where it stands in none. */
  readonly within: unknown;
}

/** Groups are told apart from the conditions that stand in them, however deep. */
function ofConditions(before: readonly unknown[], after: readonly unknown[]): readonly string[] {
  const [old, now] = [placed(before), placed(after)];
  const places = new Map(old.map(({ node, within }) => [idOf(node), within]));
  const regrouped = now.filter(
    ({ node, within }) => places.has(idOf(node)) && places.get(idOf(node)) !== within,
  );
  const of = (list: readonly Placed[], group: boolean) =>
    list
      .filter(({ node }) => isGroupData(node) === group)
      .map(({ node }) => (isGroupData(node) ? { ...node, conditions: [] } : node));
  return [
    ...ofList('condition', of(old, false), of(now, false)),
    ...ofList('group', of(old, true), of(now, true)),
    ...counted(regrouped.length, 'condition', 'moved into or out of a group'),
  ];
}

const placed = (list: readonly unknown[], within: unknown = null): readonly Placed[] =>
  list.flatMap((node) => [
    { node, within },
    ...(isGroupData(node) ? placed(listOf(node['conditions']), idOf(node)) : []),
  ]);

const isGroupData = (node: unknown): node is DocumentData => mapOf(node)['dataType'] === 'group';

/** Parts of a list are known by their ids, those of ids by themselves. */
function ofList(
  thing: Thing,
  before: readonly unknown[],
  after: readonly unknown[],
): readonly string[] {
  const [old, now] = [byId(before), byId(after)];
  const common = [...now.keys()].filter((id) => old.has(id));
  const changed = common.filter((id) => !isDeepStrictEqual(old.get(id), now.get(id)));
  const isMoved = !isDeepStrictEqual(
    common,
    [...old.keys()].filter((id) => now.has(id)),
  );
  return [
    ...counted(now.size - common.length, thing, 'added'),
    ...counted(old.size - common.length, thing, 'removed'),
    ...counted(changed.length, thing, 'changed'),
    ...(isMoved ? [`Order of ${PLURALS[thing]} changed`] : []),
  ];
}

const PLURALS = {
  condition: 'conditions',
  group: 'groups',
  object: 'objects',
  search: 'searches',
} as const;

const counted = (count: number, thing: Thing, done: string): readonly string[] =>
  count === 0 ? [] : [`${String(count)} ${count === 1 ? thing : PLURALS[thing]} ${done}`];

const byId = (list: readonly unknown[]): ReadonlyMap<unknown, unknown> =>
  new Map(list.map((one, place) => [idOf(one) ?? place, one]));

function idOf(one: unknown): unknown {
  if (typeof one === 'string') return one;
  const { id } = mapOf(one);
  return typeof id === 'string' ? id : undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const mapOf = (value: unknown): DocumentData =>
  typeof value === 'object' && value !== null ? { ...value } : {};
