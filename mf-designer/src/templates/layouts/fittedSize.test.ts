import { fittedSize, fontOf, wordsOf } from './fittedSize';

it('[S62] a figure is as large as its longest value lets it be', () => {
  expect(fittedSize(100, 315, ['£5', '£120'])).toBe(100);
  expect(fittedSize(100, 315, ['£5', '£1,234,567.50'])).toBeLessThan(48);
  expect(fittedSize(100, 315, [])).toBe(100);
});

it('[S62] letters are counted as people see them', () => {
  expect(fittedSize(100, 315, ['👩‍👩‍👧‍👦💚'])).toBe(100);
  expect(fittedSize(100, 315, ['東京都千代田区'])).toBe(40);
});

it('[S62] stays readable where nothing fits', () => {
  expect(fittedSize(100, 100, ['a value of many, many letters'])).toBe(24);
});

it('[S62] a line is higher than its letters', () => {
  expect(fontOf(140)).toEqual({ size: 140, lineHeight: 160 });
});

it('breaks between words only', () => {
  expect(wordsOf(['so much', 'again'])).toEqual(['so', 'much', 'again']);
});
