import fc from 'fast-check';
import {
  CONDITION_MATCHES,
  GROUP_MATCHES,
  MOST_GROUP_DEPTH,
  OPERATORS,
  type Condition,
  type ConditionNode,
  type FieldType,
  type Item,
  type ScreenDefinition,
  type SearchDefinition,
} from 'shared-kernel/model';
import type { CompiledYear } from '../year/compileYear';
import { data, group, item, page, reference, screen, search, year2026 } from './definitions';

export const FIELDS = {
  'PET A': 'action',
  'PET B': 'action',
  Joined: 'date',
  Gift: 'donation',
  Miles: 'number',
  City: 'string',
  Blank: 'unknown',
} as const satisfies Record<string, FieldType>;

export const rawValue = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '01/06/2026',
    '31/12/2025',
    '01/01/2027',
    '1/6/2026',
    '7:P:02/02/2026~x',
    'CREDIT_X~success::5.00',
    'RECUR_Y~success::5.00~refund::5.00',
    '0',
    '-3',
    '£1,000.50',
    '123456789012345670',
    '123456789012345671',
    'Oban',
    'oBAN harbour',
    '14/06/2026',
    '15/05/2026',
    '30',
  ),
  fc.string({ maxLength: 8 }),
);
export const rawFields = fc.dictionary(
  fc.constantFrom(...Object.keys(FIELDS), 'Elsewhere'),
  rawValue,
);
const operator = fc.constantFrom(...OPERATORS);
const dataIdMatch = fc.constantFrom('exact' as const, 'fuzzy' as const);
/** Stored or not, with fewer values than an operator takes or with more. */
const dataValues = fc.option(fc.array(rawValue, { maxLength: 3 }));
const name = fc.constantFrom(...Object.keys(FIELDS), 'PET ', 'i', '', 'Gone');

export const fieldCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc
    .record({ name, dataIdMatch, pageCheckDate: fc.boolean(), done: fc.boolean() })
    .map(({ name: dataId, done, ...parts }) =>
      page(dataId, { ...parts, pageAction: done ? 'completed' : 'notCompleted' }),
    ),
  fc.record({ name, operator, rawValue, dataIdMatch, dataValues }).map((one) =>
    data(one.name, one.operator, one.rawValue, {
      dataIdMatch: one.dataIdMatch,
      ...(one.dataValues === null ? {} : { dataValues: one.dataValues }),
    }),
  ),
);
const SEARCH_IDS = ['a', 'b', 'c', 'd', 'e'];
export const anyCondition = fc.oneof(
  fieldCondition,
  fc
    .record({
      id: fc.constantFrom(...SEARCH_IDS, 'gone'),
      operator,
      rawValue: fc.constantFrom('0', '1', '2', 'x'),
    })
    .map((one) => reference(one.id, one.operator, one.rawValue)),
);

/** A condition, or a group of any of them, as deep as may be. */
export const anyNode: fc.Arbitrary<ConditionNode> = fc.letrec<{ node: ConditionNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: MOST_GROUP_DEPTH, withCrossShrink: true },
    { arbitrary: anyCondition, weight: 3 },
    {
      arbitrary: fc
        .record({
          match: fc.constantFrom(...GROUP_MATCHES),
          conditions: fc.array(tie('node'), { maxLength: 3 }),
        })
        .map(({ match, conditions }) => group(match, conditions)),
      weight: 1,
    },
  ),
})).node;

/** Five searches with any references among them, cycles included. */
export const searches: fc.Arbitrary<readonly SearchDefinition[]> = fc.tuple(
  ...SEARCH_IDS.map((id) =>
    fc
      .record({
        match: fc.constantFrom(...CONDITION_MATCHES, 'some'),
        conditions: fc.array(anyNode, { maxLength: 4 }),
      })
      .map(({ match, conditions }) => search(id, conditions, match)),
  ),
);

export const screens = [
  screen('everyone'),
  screen('all', { match: 'allSearches', searchIds: ['a', 'b'] }),
  screen('any', { match: 'anySearches', searchIds: ['c', 'd', 'gone'] }),
];

const items: fc.Arbitrary<readonly Item[]> = fc.array(
  fc
    .record({
      delay: fc.nat(30).map((tenths) => tenths / 10),
      conditions: fc.array(anyCondition, { maxLength: 3 }),
      conditionsMatch: fc.constantFrom('all', 'any', 'some'),
    })
    .map((parts) => item('item', parts)),
  { maxLength: 4 },
);

/** Of any audience, with items that somebody sees for a while. */
export const anyScreens: fc.Arbitrary<readonly ScreenDefinition[]> = fc
  .array(
    fc.record({
      match: fc.constantFrom('allUsers', 'allSearches', 'anySearches', 'nobody'),
      searchIds: fc.subarray(['a', 'b', 'c', 'gone']),
      delayAfterLastItem: fc.nat(3),
      backgroundImage: fc.constantFrom('', '/wood.svg'),
      items,
    }),
    { maxLength: 4 },
  )
  .map((list) =>
    list.map(({ match, searchIds, items: shown, ...content }, index) => {
      const one = screen(`screen-${index}`, { match, searchIds });
      return { ...one, content: { ...one.content, ...content, items: shown } };
    }),
  );

export const compile = (definitions: readonly SearchDefinition[]): CompiledYear =>
  year2026({ fields: FIELDS, searches: definitions, screens });

export const people = fc.uniqueArray(
  fc.record({
    email: fc.nat(200).map((number) => `s${number}@example.org`),
    supporterId: fc.constantFrom('', '7', 'x 9'),
    fields: rawFields,
  }),
  {
    selector: ({ email }) => email,
    maxLength: 40,
  },
);
