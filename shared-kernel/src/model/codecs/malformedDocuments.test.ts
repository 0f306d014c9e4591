import fc from 'fast-check';
import {
  decodeSearch,
  decodeSupporter,
  decodeYear,
  encodeSearch,
  encodeSupporter,
  encodeYear,
  type Fault,
  type Result,
} from 'shared-kernel/model';
import {
  FUZZ_TIMEOUT_MS,
  fuzzRuns,
  malformedValue,
  mutated,
  VALID_DOCUMENTS,
} from 'shared-kernel/testing/fuzz';
import { CODECS, KINDS, type Kind } from '../testing/codecs';

const share = (kinds: readonly Kind[]) => {
  const { numRuns, seed } = fuzzRuns('stored documents');
  return { seed, numRuns: Math.ceil(numRuns / kinds.length) };
};

it.each(KINDS)('a valid %s is read', (kind) => {
  expect(CODECS[kind](VALID_DOCUMENTS[kind])).toMatchObject({ ok: true });
});

it.each(KINDS)(
  'a spoiled %s is a value or a located fault, never a throw',
  (kind) => {
    fc.assert(
      fc.property(mutated(VALID_DOCUMENTS[kind], malformedValue), (data) => {
        const read = CODECS[kind](data);
        if (read.ok) expect(read.value).toBeDefined();
        else
          expect(read.error).toEqual({
            path: expect.any(String) as unknown,
            message: expect.stringMatching(/\S/) as unknown,
          });
      }),
      share(KINDS),
    );
  },
  FUZZ_TIMEOUT_MS,
);

it.each(KINDS)('anything else in the place of a %s is a value or a fault', (kind) => {
  fc.assert(
    fc.property(malformedValue, (data) => {
      expect(typeof CODECS[kind](data).ok).toBe('boolean');
    }),
    { ...share(KINDS), numRuns: 100 },
  );
});

const WRITTEN = {
  search: (data: unknown) => again(decodeSearch('s', data), encodeSearch, CODECS.search),
  year: (data: unknown) => again(decodeYear('y', data), encodeYear, CODECS.year),
  supporter: (data: unknown) =>
    again(decodeSupporter('bea@example.org', data), encodeSupporter, CODECS.supporter),
};

it.each(Object.keys(WRITTEN) as readonly (keyof typeof WRITTEN)[])(
  'whatever is read of a spoiled %s can be written and read again',
  (kind) => {
    fc.assert(
      fc.property(mutated(VALID_DOCUMENTS[kind], malformedValue), (data) => {
        expect(WRITTEN[kind](data)).toBe(true);
      }),
      share(KINDS),
    );
  },
  FUZZ_TIMEOUT_MS,
);

/** Whether a value that was read is still readable once it was written. One that was refused is written by nobody. */
const again = <Value>(
  read: Result<Value, Fault>,
  encode: (value: Value) => unknown,
  decodeAgain: (data: unknown) => Result<unknown, Fault>,
): boolean => !read.ok || decodeAgain(encode(read.value)).ok;
