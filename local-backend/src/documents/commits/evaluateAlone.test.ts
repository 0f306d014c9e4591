import fc from 'fast-check';
import { parseInstant } from '../values/instant';
import type { Fields } from '../values/value';
import { evaluateAlone } from './evaluateAlone';
import { evaluateCommit } from './evaluateCommit';
import type { EncodedWrite, Write } from './write';

const PATH = 'some/one';
const TIMES = ['2026-11-29T20:00:00Z', '2026-11-29T20:00:01.5Z'] as const;
const NOW = '2026-11-29T21:00:00Z';

const fields: fc.Arbitrary<Fields> = fc.dictionary(
  fc.constantFrom('a', 'b'),
  fc.oneof(
    fc.constantFrom('', 'x').map((stringValue) => ({ stringValue })),
    fc.integer({ min: 0, max: 2 }).map((n) => ({ integerValue: String(n) })),
  ),
  { noNullPrototype: true },
);
const stored = fc.option(
  fc.record({
    path: fc.constant(PATH),
    fields,
    createTime: fc.constant(TIMES[0]),
    updateTime: fc.constantFrom(...TIMES),
  }),
);
const precondition = fc.oneof(
  fc.constant(null),
  fc.boolean().map((exists) => ({ exists })),
  fc.constantFrom(...TIMES).map((time) => ({ updateTime: parseInstant(time) ?? 0n })),
);
const write: fc.Arbitrary<Write> = fc.oneof(
  fc.record({
    kind: fc.constant('update' as const),
    path: fc.constant(PATH),
    fields,
    mask: fc.option(fc.subarray([['a'], ['b']])),
    transforms: fc.constant([]),
    precondition,
  }),
  fc.record({ kind: fc.constant('delete' as const), path: fc.constant(PATH), precondition }),
  fc.record({ kind: fc.constant('verify' as const), path: fc.constant(PATH), precondition }),
);

it('does what a commit of that write alone does, and refuses the same', async () => {
  await fc.assert(
    fc.asyncProperty(write, stored, async (one, before) => {
      const commit = await evaluateCommit([one], NOW, () => Promise.resolve(before), null);
      const alone = evaluateAlone(one, NOW, before);
      if (commit.ok) expect(alone).toEqual({ ok: true, value: commit.value.changes[0] ?? null });
      else expect(alone).toEqual(commit);
    }),
    { numRuns: 1_000 },
  );
});

it('writes fields that come as text as if they had come as fields', () => {
  fc.assert(
    fc.property(fields, stored, (all, before) => {
      const update = { fields: all, mask: null, transforms: [], precondition: null };
      const encoded: EncodedWrite = { kind: 'encoded', path: PATH, encoded: JSON.stringify(all) };
      const whole = evaluateAlone({ kind: 'update', path: PATH, ...update }, NOW, before);
      const read = evaluateAlone(encoded, NOW, before);
      const seen = (result: typeof read) =>
        result.ok && result.value !== null
          ? [result.value.before, result.value.after?.fields, result.value.after?.createTime]
          : result;
      expect(seen(read)).toEqual(seen(whole));
    }),
  );
});
