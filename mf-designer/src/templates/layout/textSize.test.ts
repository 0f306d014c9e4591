import { lineHeightFor, linesOf, measured, sizeOfWords, sizeUpTo, sizeWithin } from './textSize';

it('[S62] a figure is as large as its longest value lets it be', () => {
  expect(sizeWithin(100, 315, ['£5', '£120'].map(measured))).toBe(100);
  expect(sizeWithin(100, 315, ['£5', '£1,234,567.50'].map(measured))).toBeLessThan(48);
  expect(sizeWithin(100, 315, [])).toBe(100);
});

it('[S62] what has several words may take several lines, in the room of one', () => {
  const size = sizeWithin(120, 315, ['September 2026'].map(measured));
  expect(size).toBeGreaterThan(sizeWithin(120, 315, ['September2026'].map(measured)));
  expect(linesOf(measured('September 2026'), size, 315)).toBe(2);
  expect(2 * size).toBeLessThanOrEqual(120);
});

it('[S62] letters are counted as people see them', () => {
  expect(sizeWithin(100, 315, ['👩‍👩‍👧‍👦💚'].map(measured))).toBe(100);
  expect(sizeWithin(100, 315, ['東京都千代田区'].map(measured))).toBe(40);
});

it('[S62] stays readable where nothing fits', () => {
  expect(sizeWithin(100, 100, ['unbreakableandverylong'].map(measured))).toBe(14);
});

it('[S62] no word of a headline is broken', () => {
  expect(sizeOfWords(100, 315, ['A volunteer'].map(measured))).toBeLessThan(60);
  expect(sizeOfWords(100, 315, [''].map(measured))).toBe(100);
});

it('[S62] a line is as high as is asked, in the steps that staff can choose', () => {
  expect(lineHeightFor(140, 1.1)).toBe(160);
  expect(lineHeightFor(20, 1.4)).toBe(28);
  expect(sizeUpTo(63)).toBe(56);
});

it('[S62] lines break between words', () => {
  expect(linesOf(measured('one two three'), 20, 2_000)).toBe(1);
  expect(linesOf(measured('one two three'), 20, 30)).toBe(3);
  expect(linesOf(measured(''), 20, 30)).toBe(1);
});
