import fc from 'fast-check';
import { createColumnBuilder, MANY_TEXTS, type CellsOfRows } from './columnBuilder';
import { codeAt } from './column';

const ROWS = 12;
const steps = fc.array(
  fc.record({ row: fc.nat(ROWS - 1), raw: fc.constantFrom('', ' ', 'Leeds', 'York', '5', '5.0') }),
);

const cellsOf = (values: readonly { row: number; raw: string }[]): CellsOfRows => {
  const texts = values.map(({ raw }) => Buffer.from(raw));
  let length = 0;
  const ends = Int32Array.from(texts, (text) => (length += text.length));
  return {
    bytes: Buffer.concat(texts),
    rows: Uint32Array.from(values, ({ row }) => row),
    starts: ends.map((end, index) => end - (texts[index]?.length ?? 0)),
    ends,
    count: values.length,
  };
};

describe('[E46] a column', () => {
  it('is the same in whatever order its rows come, the last value of each that is not blank counting', () => {
    fc.assert(
      fc.property(steps, (added) => {
        const builder = createColumnBuilder();
        const last = new Map<number, string>();
        for (const { row, raw } of added) {
          builder.add(row, raw);
          if (raw.trim() !== '') last.set(row, raw);
        }
        const upwards = createColumnBuilder();
        for (const [row, raw] of [...last].sort(([a], [b]) => a - b)) upwards.add(row, raw);

        expect(builder.finish('number', ROWS)).toEqual(upwards.finish('number', ROWS));
        for (let row = 0; row < ROWS; row += 1)
          expect(builder.valueAt(row)).toBe(last.get(row) ?? '');
      }),
    );
  });

  it('is the same where its values come many at once', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), steps)), (parts) => {
        const [one, many] = [createColumnBuilder(), createColumnBuilder()];
        for (const [isAtOnce, added] of parts) {
          for (const { row, raw } of added) one.add(row, raw);
          if (isAtOnce) many.addAll(cellsOf(added));
          else for (const { row, raw } of added) many.add(row, raw);
        }
        expect(many.finish('string', ROWS)).toEqual(one.finish('string', ROWS));
      }),
    );
  });

  it('looks no text up any more once nearly all of many were different', () => {
    const [ids, days] = [createColumnBuilder(), createColumnBuilder()];
    const count = MANY_TEXTS + 100;
    const rows = Array.from({ length: count }, (_, row) => row);
    ids.addAll(cellsOf(rows.map((row) => ({ row, raw: `id ${String(row)}` }))));
    days.addAll(cellsOf(rows.map((row) => ({ row, raw: `day ${String(row >> 1)}` }))));
    days.addAll(
      cellsOf(rows.map((row) => ({ row: count + row, raw: `day ${String(count + row)}` }))),
    );
    for (const builder of [ids, days]) builder.add(2 * count, 'id 5');
    for (const builder of [ids, days]) builder.add(2 * count + 1, 'id 5');
    expect(ids.finish('string', 2 * count + 2).dictionary).toHaveLength(count + 3);
    expect(days.finish('string', 2 * count + 2).dictionary).toHaveLength(count / 2 + count + 2);
  });

  it('may go on after it was finished, and leaves what was finished as it was', () => {
    const builder = createColumnBuilder();
    builder.add(0, 'Leeds');
    const before = builder.finish('string', 1);
    builder.add(1, 'York');
    const after = builder.finish('string', 2);

    expect(before.dictionary).toHaveLength(2);
    expect([0, 1].map((row) => after.dictionary.at(codeAt(after, row)))).toEqual(['Leeds', 'York']);
  });

  it('is made once as long as nothing comes, for the same type and as many rows', () => {
    const builder = createColumnBuilder();
    builder.add(0, '5');
    const column = builder.finish('number', 2);
    expect(builder.finish('number', 2)).toBe(column);
    expect(builder.finish('string', 2).type).toBe('string');
    expect(builder.finish('string', 3).codes).toHaveLength(3);
    builder.add(0, '6');
    const changed = builder.finish('string', 3);
    expect(changed.dictionary.at(codeAt(changed, 0))).toBe('6');
  });
});
