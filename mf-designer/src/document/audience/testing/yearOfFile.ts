import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compileYear, snapshotOfSupporters, type CompiledYear, type Snapshot } from 'evaluation';
import {
  decodeScreen,
  decodeSearch,
  type FieldListEntry,
  type Fault,
  type Result,
  type Screen,
  type Search,
  type Supporter,
} from 'shared-kernel/model';
import { A_DAY, aField, aYear } from 'shared-kernel/testing';
import { profileSupporters, readSupporters } from 'supporter-data';

const ROOT = resolve(__dirname, '../../../../..');

/** A year of an organisation that is there as a file and its definitions. */
export interface YearOfFile {
  readonly people: readonly Supporter[];
  readonly snapshot: Snapshot;
  readonly fields: readonly FieldListEntry[];
  readonly searches: readonly Search[];
  readonly screens: readonly Screen[];
}

interface Definitions {
  readonly searches: readonly { readonly id: string }[];
  readonly screens: readonly { readonly id: string }[];
}

/** `local-backend/demo/oakhollow-2026`: a path of the repository without its endings. */
export async function yearOfFile(path: string): Promise<YearOfFile> {
  const file = await readSupporters([readFileSync(resolve(ROOT, `${path}.csv`))]);
  if (!file.ok) throw new Error(`${path}.csv cannot be read`);
  const definitions = JSON.parse(
    readFileSync(resolve(ROOT, `${path}.definitions.json`), 'utf8'),
  ) as Definitions;
  const people = file.value.supporters;
  const fields = profileSupporters(file.value.fieldNames, people).map((field) => aField(field));
  return {
    ...{ people, fields, snapshot: snapshotOfSupporters(fields, people) },
    searches: decoded(definitions.searches, decodeSearch),
    screens: decoded(definitions.screens, decodeScreen),
  };
}

const decoded = <Thing>(
  things: readonly { readonly id: string }[],
  decode: (id: string, data: unknown) => Result<Thing, Fault>,
): readonly Thing[] =>
  things.map((thing) => {
    const read = decode(thing.id, thing);
    if (!read.ok) throw new Error(`${thing.id} cannot be read: ${read.error.message}`);
    return read.value;
  });

/** What the editor holds of it. */
export const yearDataOf = ({
  fields,
  searches,
  screens,
}: Omit<YearOfFile, 'people' | 'snapshot'>) => ({
  ...{ fields, searches, screens, language: 'en' as const },
  compiled: compiledOf({ fields, searches }),
});

const compiledOf = (parts: Pick<YearOfFile, 'fields' | 'searches'>): CompiledYear =>
  compileYear({ year: aYear(), today: A_DAY, ...parts, screens: [] });
