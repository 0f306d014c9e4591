import { FONT_SIZES, LINE_HEIGHTS } from 'shared-kernel/model';

import { withFontSize } from './withFontSize';

const font = { size: 24, lineHeight: 30 };

it('[S73] a size above the line height takes the line height along', () => {
  expect(withFontSize(font, 56)).toEqual({ size: 56, lineHeight: 56 });
});

it('[S73] a line height that is high enough stays', () => {
  expect(withFontSize({ size: 24, lineHeight: 100 }, 56)).toEqual({ size: 56, lineHeight: 100 });
  expect(withFontSize(font, 12)).toEqual({ size: 12, lineHeight: 30 });
});

it('[S73] a stored size between the options takes the next line height', () => {
  expect(withFontSize(font, 57)).toEqual({ size: 57, lineHeight: 64 });
  expect(withFontSize(font, 230)).toEqual({ size: 230, lineHeight: 230 });
});

it.each(FONT_SIZES)('[S73] lines of size %i have an option that holds them', (size) => {
  const { lineHeight } = withFontSize({ size: 6, lineHeight: 6 }, size);
  expect(lineHeight).toBeGreaterThanOrEqual(size);
  expect(LINE_HEIGHTS).toContain(lineHeight);
});

it('the size that it has already changes nothing', () => {
  expect(withFontSize(font, 24)).toBe(font);
});
