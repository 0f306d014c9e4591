import fc from 'fast-check';
import { type OPERATORS, type Condition } from 'shared-kernel/model';
import type { CompiledYear } from './year/compileYear';
import { evaluateSupporter } from './year/evaluateSupporter';
import { fillText, PLACEHOLDER_ERROR } from './placeholders/fillText';
import { placeholderContext } from './placeholders/placeholderContext';
import { evaluationState } from './year/evaluateSupporter';
import {
  compile,
  fieldCondition,
  people,
  rawFields,
  rawValue,
  searches,
} from './testing/arbitraries';
import { countsOf, data, search } from './testing/definitions';
import { mergeMatchResults } from './shards/mergeMatchResults';
import { createMatchTotals } from './totals/matchTotals';

describe('[E14] for any conditions', () => {
  const conditions = fc.array(fieldCondition, { minLength: 1, maxLength: 5 });
  const isMatch = (
    list: readonly Condition[],
    match: string,
    raw: Record<string, string>,
  ): boolean => (countsOf(compile([search('a', list, match)]), raw)['a'] ?? 0) > 0;

  it('all is every one of them, any is one of them', () => {
    fc.assert(
      fc.property(conditions, rawFields, (list, raw) => {
        const each = list.map((one) => isMatch([one], 'all', raw));
        expect(isMatch(list, 'all', raw)).toBe(each.every(Boolean));
        expect(isMatch(list, 'any', raw)).toBe(each.some(Boolean));
      }),
    );
  });

  it('their order does not matter, and neither does saying one twice to the match', () => {
    fc.assert(
      fc.property(conditions, fc.constantFrom('all', 'any'), rawFields, (list, match, raw) => {
        expect(isMatch(list.toReversed(), match, raw)).toBe(isMatch(list, match, raw));
        expect(isMatch([...list, ...list], match, raw)).toBe(isMatch(list, match, raw));
      }),
    );
  });
});

it('[E8] a readable value passes exactly one of <, == and >', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Miles', 'Joined', 'City'),
      rawValue,
      rawValue,
      (field, raw, operand) => {
        const passes = (operatorId: (typeof OPERATORS)[number], against: string): boolean =>
          (countsOf(compile([search('a', [data(field, operatorId, against)])]), { [field]: raw })[
            'a'
          ] ?? 0) > 0;
        const isReadable = passes('==', raw);
        fc.pre(isReadable && passes('!=', operand) !== passes('==', operand));
        const held = (['<', '==', '>'] as const).filter((one) => passes(one, operand));
        expect(held).toHaveLength(1);
        expect(passes('<=', operand)).toBe(!passes('>', operand));
        expect(passes('>=', operand)).toBe(!passes('<', operand));
      },
    ),
  );
});

it('[E15] a count is a whole number, and above 0 only for searches that match', () => {
  fc.assert(
    fc.property(searches, rawFields, (definitions, raw) => {
      for (const count of Object.values(countsOf(compile(definitions), raw))) {
        expect(Number.isInteger(count) && count >= 0).toBe(true);
      }
    }),
  );
});

it('[E17] the order in which searches are listed does not matter', () => {
  fc.assert(
    fc.property(
      searches.chain((definitions) =>
        fc.tuple(fc.constant(definitions), fc.shuffledSubarray([...definitions], { minLength: 5 })),
      ),
      rawFields,
      ([listed, shuffled], raw) => {
        expect(countsOf(compile(shuffled), raw)).toEqual(countsOf(compile(listed), raw));
      },
    ),
  );
});

const totalsOf = (
  compiled: CompiledYear,
  list: readonly { email: string; fields: Record<string, string> }[],
) => {
  const totals = createMatchTotals(compiled);
  for (const one of list) totals.add(one.email, evaluateSupporter(compiled, one));
  return totals;
};

describe('[E34] totals', () => {
  it('are the same in every order of supporters', () => {
    fc.assert(
      fc.property(searches, people, (definitions, list) => {
        const compiled = compile(definitions);
        expect(totalsOf(compiled, list.toReversed()).results()).toEqual(
          totalsOf(compiled, list).results(),
        );
      }),
    );
  });

  it('of a batch are those of its supporters one by one', () => {
    fc.assert(
      fc.property(searches, people, (definitions, list) => {
        const batch = totalsOf(compile(definitions), list).results();
        const alone = list.map((one) => countsOf(compile(definitions), one.fields));
        for (const { id, supportersMatched } of batch.searches) {
          expect(supportersMatched).toBe(alone.filter((counts) => (counts[id] ?? 0) > 0).length);
        }
      }),
    );
  });

  it('of parts merge to those of the whole', () => {
    fc.assert(
      fc.property(searches, people, fc.nat(40), (definitions, list, cut) => {
        const compiled = compile(definitions);
        const parts = [list.slice(0, cut), list.slice(cut)];
        expect(mergeMatchResults(parts.map((part) => totalsOf(compiled, part).results()))).toEqual(
          totalsOf(compiled, list).results(),
        );
      }),
    );
  });
});

const FRAGMENTS = [
  '{',
  '}',
  '|',
  'field',
  'search',
  'City',
  'a',
  '5',
  'moneyPounds',
  'text',
  '👋',
  '\ud83d',
  '\n',
];
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 20 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);

it('[E23] any text fills to text and never throws', () => {
  fc.assert(
    fc.property(anyText, rawFields, fc.boolean(), (text, fields, raw) => {
      const compiled = compile([]);
      const context = placeholderContext(compiled, evaluationState(compiled, { fields }));
      expect(typeof fillText(text, context, raw)).toBe('string');
    }),
  );
});

it('[E26] a cut never ends in half of a surrogate pair', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.integer({ min: 1, max: 20 }),
      (text, length) => {
        const context = { field: () => ({ kind: 'text', text }) as const, search: () => null };
        const filled = fillText(`{field|x|${length}|none|}`, context);
        expect(filled).not.toMatch(/\p{Surrogate}/u);
        expect(filled).not.toBe(PLACEHOLDER_ERROR);
        expect(Array.from(filled).length).toBeLessThanOrEqual(length + 1);
      },
    ),
  );
});
