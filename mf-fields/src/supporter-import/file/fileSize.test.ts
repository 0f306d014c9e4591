import { fileSize } from './fileSize';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [1_449_000, '1.4 MB'],
  [2_500_000_000, '2.5 GB'],
])('says %d bytes as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
