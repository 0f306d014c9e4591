import fc from 'fast-check';
import { isDonationRecord, readValue } from 'evaluation';
import { FIELD_TYPES, type FieldType } from 'shared-kernel/model';

import { readColumns } from '../readColumns';
import { findUnreadable, type UnreadableCell } from './findUnreadable';
import { createFileTypes, createUnreadableTexts } from './unreadableTexts';

async function unreadableOf(csv: string, types: ReadonlyMap<string, FieldType> = new Map()) {
  const bytes = [Buffer.from(csv)];
  const file = await readColumns(bytes);
  if (!file.ok) throw new Error(file.error.message);
  const fileTypes = createFileTypes(file.value.counts.rows);
  fileTypes.add(file.value.builder.finish());
  const unreadable = createUnreadableTexts(file.value.columns, fileTypes, types);
  unreadable.add(file.value);
  const columns = unreadable.columns();
  const cells: UnreadableCell[] = [];
  await findUnreadable(bytes, {
    ...{ columns, file: file.value },
    isLeftOut: (email) => email === 'out@example.org',
    onCell: (cell) => cells.push(cell),
  });
  return cells.map(({ column, line, value }) => [column.name, column.expected, line, value]);
}

const cell = fc.constantFrom('5', '£1,250', '007', '1/2/2026', 'CREDIT_x', 'soon', ' ', '', '-');
const type = fc.constantFrom(...FIELD_TYPES.filter((one) => one !== 'unknown'));

describe('[I19] values that cannot be read', () => {
  it('are those without a value of the type that a person set, in the rows that go in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 8 }), type, async (cells, set) => {
        const rows = cells.map((value, at) => `s${String(at)}@example.org,${quoted(value)}`);
        const csv = ['Email,Gift', ...rows, 'nobody,soon', 'out@example.org,soon'].join('\n');
        const expected = cells.flatMap((value, at) =>
          value.trim() === '' || readsBy(set, value) ? [] : [['Gift', set, at + 2, value]],
        );
        expect(await unreadableOf(csv, new Map([['Gift', set]]))).toEqual(expected);
      }),
    );
  });

  it('are none in a column that is what its values say, and none below a title', async () => {
    expect(await unreadableOf('Report of 2026\nEmail,Gift\na@b.co,5\nc@d.co,12.50')).toEqual([]);
    expect(await unreadableOf('Email,Town\na@b.co,Oban\nc@d.co,5')).toEqual([]);
  });
});

const quoted = (value: string): string => `"${value}"`;

const readsBy = (set: FieldType, value: string): boolean =>
  set === 'string' ||
  readValue(set, value) !== null ||
  (set === 'donation' && isDonationRecord(value));
