import { createDifferentCells } from './differentCells';
import { createWaitingCells } from './waitingCells';

const add = (cells: ReturnType<typeof createDifferentCells>, text: string): void => {
  const bytes = Buffer.from(text);
  cells.add(bytes, 0, bytes.length);
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
    waiting.add(row);
  }
  expect(waiting.isFull()).toBe(true);
  waiting.clear();
  expect(waiting.isFull()).toBe(false);
});
