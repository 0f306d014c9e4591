import { A_DAY } from 'shared-kernel/testing';
import { readFileSync } from 'node:fs';
import { readSupporters } from 'supporter-data';
import { readDefinitions } from './definitions';
import { evaluateFile, type EvaluationReport } from './evaluateFile';

/** The report of an independent implementation on the same two files, as far as a test reads its shape. */
interface Expected {
  readonly import: EvaluationReport['import'];
  readonly fields: readonly { readonly name: string; readonly spreadByCharacters?: object }[];
  readonly searches: readonly { readonly id: string }[];
  readonly screens: readonly { readonly id: string }[];
  readonly screensCombined: Readonly<Record<string, number>>;
  readonly perSupporter: string;
  readonly logged: readonly string[];
  readonly samples: EvaluationReport['samples'];
}

const fixture = (name: string): Buffer =>
  readFileSync(`${__dirname}/../../evaluation/test/fixtures/harbour-trust-2026.${name}`);

describe('the example organisation, against an independent implementation', () => {
  const expected = JSON.parse(fixture('expected.json').toString()) as Expected;
  const emails = expected.samples.map(({ email }) => email);
  const evaluated: string[] = [];
  let report: EvaluationReport;

  beforeAll(async () => {
    const file = await readSupporters([fixture('csv')]);
    const definitions = readDefinitions(fixture('definitions.json').toString());
    if (!file.ok || !definitions.ok) throw new Error('The fixture cannot be read');
    report = evaluateFile({
      today: A_DAY,
      file: file.value,
      definitions: definitions.value,
      samples: emails,
      onEvaluated: ({ email }) => evaluated.push(email),
    });
  });

  it('the import agrees', () => {
    expect(report.import).toEqual(expected.import);
    expect(report.rejectedRows).toEqual([]);
    expect(evaluated).toHaveLength(expected.import.supporters);
  });

  it('every field agrees: type, count, extremes and spread', () => {
    const fields = report.fields.map(({ exampleValues: _, ...field }) => field);
    expect(fields).toEqual(expected.fields.map(({ spreadByCharacters: _, ...field }) => field));
  });

  it('every field has examples that are true, distinct and 20 where there are as many', () => {
    const supporters = new Set(evaluated);
    for (const { count, exampleValues } of report.fields) {
      const examples = exampleValues.random.map(({ supporterEmail }) => supporterEmail);
      expect(new Set(examples).size).toBe(Math.min(20, count));
      expect(examples.every((email) => supporters.has(email))).toBe(true);
    }
  });

  it('every search and screen agrees, and has examples', () => {
    expect(report.searches.map(({ supportersMatchedEmails: _, ...search }) => search)).toEqual(
      expected.searches,
    );
    expect(report.screens.map(({ supportersMatchedEmails: _, ...screen }) => screen)).toEqual(
      expected.screens,
    );
    for (const { supportersMatched, supportersMatchedEmails } of [
      ...report.searches,
      ...report.screens,
    ]) {
      expect(new Set(supportersMatchedEmails).size).toBe(Math.min(20, supportersMatched));
    }
  });

  it('the numbers of screens agree', () => {
    const totals = Object.entries(report.screensCombined).map(([number, { total }]) => [
      number,
      total,
    ]);
    expect(Object.fromEntries(totals)).toEqual(expected.screensCombined);
  });

  it('the count of every supporter in every search agrees', () => {
    expect(report.perSupporter).toBe(expected.perSupporter);
    expect(report.logged).toEqual(expected.logged);
  });

  it('the screens of 25 supporters agree, text by text and second by second', () => {
    expect(report.samples).toEqual(expected.samples);
    expect(report.samples).toHaveLength(25);
  });
});
