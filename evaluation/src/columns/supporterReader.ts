import type { Supporter } from 'shared-kernel/model';
import { firstPlaceFrom, type Column } from './column';
import type { Snapshot } from './snapshot';
import type { Texts } from './texts';
import { objectOf } from '../values/objectOf';

/** Gives the supporter of a row, with the fields that are not blank; null where there is no such row. Quickest upwards. */
export function supporterReader({
  rowCount,
  fields,
  emails,
  supporterIds,
  columns,
}: Snapshot): (row: number) => Supporter | null {
  const named = columns.map(
    (column, index) => [fields[index]?.name ?? '', valueReader(column)] as const,
  );
  return (row) => {
    if (row < 0 || row >= rowCount) return null;
    const values: [string, string][] = [];
    for (const [name, valueOf] of named) {
      const value = valueOf(row);
      if (value !== undefined) values.push([name, value]);
    }
    return {
      email: emails.at(row) ?? '',
      supporterId: supporterIds.at(row) ?? '',
      fields: values.length === 0 ? {} : objectOf(values),
    };
  };
}

/** A snapshot's supporters, by row. */
export function allSupporters(snapshot: Snapshot): readonly Supporter[] {
  const supporterOf = supporterReader(snapshot);
  return Array.from({ length: snapshot.rowCount }, (_, row) => supporterOf(row)).filter(
    (supporter) => supporter !== null,
  );
}

function valueReader({ rows, codes, dictionary }: Column): (row: number) => string | undefined {
  const textOf =
    dictionary.length > KEPT_TEXTS ? dictionary.at.bind(dictionary) : keptTexts(dictionary);
  const valueAt = (place: number): string | undefined => {
    const code = codes[place] ?? 0;
    return code === 0 ? undefined : textOf(code);
  };
  if (rows === null) return valueAt;
  let place = 0;
  return (row) => {
    if (place > 0 && (rows[place - 1] ?? 0) >= row) place = firstPlaceFrom(rows, row);
    while (place < rows.length && (rows[place] ?? 0) < row) place += 1;
    return rows[place] === row ? valueAt(place) : undefined;
  };
}

/** Texts of a column that are decoded once and kept; more of them are hardly met twice. */
const KEPT_TEXTS = 4_096;

function keptTexts(texts: Texts): (code: number) => string | undefined {
  const kept: (string | undefined)[] = [];
  return (code) => (kept[code] ??= texts.at(code));
}
