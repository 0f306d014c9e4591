import { createDifferentCells } from './differentCells';

const add = (cells: ReturnType<typeof createDifferentCells>, text: string): void => {
  const bytes = Buffer.from(text);
  const [starts, ends] = [Int32Array.of(0), Int32Array.of(bytes.length)];
  cells.addAll({ bytes, starts, ends, count: 1 });
};

const taken = (cells: ReturnType<typeof createDifferentCells>): readonly [string, number][] => {
  const all: [string, number][] = [];
  cells.take((cell, times) => all.push([cell, times]));
  return all;
};

it('counts each different cell, and begins anew once they were taken', () => {
  const cells = createDifferentCells(2000);
  for (const text of ['Leeds', 'York', 'Leeds']) add(cells, text);
  expect(taken(cells)).toEqual([
    ['Leeds', 2],
    ['York', 1],
  ]);
  add(cells, 'York');
  expect(taken(cells)).toEqual([['York', 1]]);
});

it.each([
  ['many cells', 2000, (at: number) => `cell ${at}`],
  ['few long ones', 3, (at: number) => `${at} `.padEnd(30_000, 'x')],
])('is full of %s', (_what, most, text) => {
  const cells = createDifferentCells(2000);
  for (let at = 0; at < most; at += 1) {
    expect(cells.isFull()).toBe(false);
    add(cells, text(at));
    add(cells, text(at));
  }
  expect(cells.isFull()).toBe(true);
  taken(cells);
  expect(cells.isFull()).toBe(false);
});

it('is full sooner of cells nearly all different', () => {
  const cells = createDifferentCells(10);
  for (let at = 0; at < 2048; at += 1) {
    expect(cells.isFull()).toBe(false);
    add(cells, `id ${at}`);
  }
  expect(cells.isFull()).toBe(true);
  taken(cells);
  for (let at = 0; at < 2400; at += 1) add(cells, `day ${at % 2300}`);
  expect(cells.isFull()).toBe(false);
});
