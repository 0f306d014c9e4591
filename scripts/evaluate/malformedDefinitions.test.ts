import { A_DAY } from 'shared-kernel/testing';
import fc from 'fast-check';
import { readSupporters, type SupporterFile } from 'supporter-data';
import {
  FUZZ_TIMEOUT_MS,
  fuzzRuns,
  malformedJson,
  malformedText,
  mutated,
  mutatedBytes,
  VALID_DOCUMENTS,
} from 'shared-kernel/testing/fuzz';
import { readDefinitions } from './definitions';
import { evaluateFile } from './evaluateFile';

const { search, screen, year } = VALID_DOCUMENTS;
const VALID = JSON.stringify({
  year: { ...year, id: '2026' },
  searches: [
    { ...search, id: 'walkers' },
    {
      ...search,
      id: 'givers',
      match: 'all',
      conditions: [{ ...search.conditions[0], dataIdMatch: 'exact' }, search.conditions[1]],
    },
  ],
  screens: [{ ...screen, id: 'hello' }],
});
const CSV =
  'Email,First Name,Gift,Joined,PET A\nbea@example.org,Bea,£50,1/2/2026,01/06/2026\nkit@example.org,,,31/12/2025,\n';
const SAMPLES = ['bea@example.org', 'kit@example.org', 'nobody@example.org'];

const definitions: fc.Arbitrary<string> = fc.oneof(
  {
    arbitrary: mutated(JSON.parse(VALID), malformedJson).map((json) => JSON.stringify(json)),
    weight: 6,
  },
  {
    arbitrary: mutatedBytes(Buffer.from(VALID)).map((bytes) => Buffer.from(bytes).toString()),
    weight: 1,
  },
  { arbitrary: malformedText, weight: 1 },
);

async function supporterFile(): Promise<SupporterFile> {
  const file = await readSupporters([Buffer.from(CSV)]);
  if (!file.ok) throw new Error(file.error.message);
  return file.value;
}

it('valid definitions are evaluated', async () => {
  const read = readDefinitions(VALID);
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
  const file = await supporterFile();
  const report = evaluateFile({
    today: A_DAY,
    file,
    definitions: read.value,
    samples: SAMPLES,
    onEvaluated: () => undefined,
  });
  expect(report.searches).toHaveLength(2);
  expect(report.samples).toHaveLength(2);
});

it(
  'any definitions are refused with their place, or evaluated into figures that add up',
  async () => {
    const file = await supporterFile();
    fc.assert(
      fc.property(definitions, (text) => {
        const read = readDefinitions(text);
        if (!read.ok) {
          expect(read.error.message).toMatch(/\S/);
          return;
        }
        const report = evaluateFile({
          today: A_DAY,
          file,
          definitions: read.value,
          samples: SAMPLES,
          onEvaluated: () => undefined,
        });
        const matched = [...report.searches, ...report.screens].map((one) => one.supportersMatched);
        for (const count of matched) expect([0, 1, 2]).toContain(count);
        expect(report.samples).toHaveLength(2);
        expect(JSON.parse(JSON.stringify(report))).toBeTruthy();
      }),
      fuzzRuns('evaluate definitions'),
    );
  },
  FUZZ_TIMEOUT_MS,
);
