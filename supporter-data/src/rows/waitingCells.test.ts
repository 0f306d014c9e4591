import { createWaitingCells } from './waitingCells';

it.each([
  ['cells', 1000, 100],
  ['bytes', 5, 2_000_000],
])('no more rows wait than make many %s', (_what, rows, bytes) => {
  const waiting = createWaitingCells(100);
  const row = {
    bytes: new Uint8Array(bytes),
    cellCount: 1,
    starts: Int32Array.of(0),
    ends: Int32Array.of(bytes),
    ...{ number: 1, line: 1, hasNul: false },
  };
  for (let at = 0; at < rows; at += 1) {
    expect(waiting.isFull()).toBe(false);
    waiting.add(row, at);
  }
  expect(waiting.isFull()).toBe(true);
  waiting.clear();
  expect(waiting.isFull()).toBe(false);
});

it('gives the cells of a column with what their rows are called, without those of nothing at all', () => {
  const waiting = createWaitingCells(3);
  const rowOf = (cells: readonly string[]) => {
    const bytes = Buffer.from(cells.join(','));
    let end = -1;
    const ends = Int32Array.from(cells, ({ length }) => (end += 1 + length));
    const starts = ends.map((at, cell) => at - (cells[cell]?.length ?? 0));
    return { bytes, cellCount: cells.length, starts, ends, number: 1, line: 1, hasNul: false };
  };
  waiting.add(rowOf(['a', 'Leeds', '1']), 7);
  waiting.add(rowOf(['b', '', '2', 'beyond']), 9);
  waiting.add(rowOf(['c', 'York']), 7);
  const cells = (column: number) => {
    const { bytes, rows, starts, ends, count } = waiting.cellsOf(column);
    return Array.from({ length: count }, (_, index) => [
      rows[index],
      Buffer.from(bytes.subarray(starts[index], ends[index])).toString(),
    ]);
  };
  expect(cells(1)).toEqual([
    [7, 'Leeds'],
    [7, 'York'],
  ]);
  expect(cells(2)).toEqual([
    [7, '1'],
    [9, '2'],
  ]);
});
