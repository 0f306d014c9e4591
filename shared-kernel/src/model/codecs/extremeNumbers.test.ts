import { BOUNDS, decodeScreenContent } from 'shared-kernel/model';
import { extremesOf, numbersIn, VALID_DOCUMENTS } from 'shared-kernel/testing/fuzz';
import { CODECS, KINDS } from '../testing/codecs';

const LARGEST = Number.MAX_SAFE_INTEGER;

it.each(KINDS)(
  '[every stored number] of a %s is read within bounds, or is a located fault',
  (kind) => {
    const extremes = extremesOf(VALID_DOCUMENTS[kind]);
    for (const { path, number, data } of extremes) {
      const read = CODECS[kind](data);
      if (!read.ok) expect(read.error.path).not.toBe('');
      else {
        const beyond = numbersIn(read.value).filter((value) => Math.abs(value) > LARGEST);
        expect([path, number, beyond]).toEqual([path, number, []]);
      }
    }
  },
);

/** What a screen's content says once each of its numbers says this. */
const contentOf = (number: number) => {
  const [extreme] = extremesOf(VALID_DOCUMENTS.content).filter(
    (one) => one.path === '*' && one.number === number,
  );
  const content = decodeScreenContent(extreme?.data);
  if (!content.ok) throw new Error(content.error.path);
  return content.value;
};

it.each(['least', 'most'] as const)('numbers beyond the %s are read as that', (end) => {
  const { delayAfterLastItem, backgroundImageBrightness, items } = contentOf(
    end === 'least' ? -1e308 : 1e308,
  );
  const [{ delay, order, screenSizes } = {}] = items;
  expect([delayAfterLastItem, delay]).toEqual(Array(2).fill(BOUNDS.delaySeconds[end]));
  expect(backgroundImageBrightness).toBe(BOUNDS.multiplier[end]);
  expect(order).toBe(BOUNDS.order[end]);
  expect(screenSizes?.mobilePortrait).toEqual({
    maxWidth: BOUNDS.widthPercent[end],
    position: { top: BOUNDS.placePercent[end], horizontal: BOUNDS.placePercent[end] },
    font: { size: BOUNDS.pixels[end], lineHeight: BOUNDS.pixels[end] },
    padding: BOUNDS.pixels[end],
    height: BOUNDS.widthPercent[end],
    verticalAlignment: 'middle',
  });
});

it('numbers that a person may mean stay as they are', () => {
  const read = decodeScreenContent(VALID_DOCUMENTS.content);
  expect(numbersIn(read).toSorted()).toEqual(numbersIn(VALID_DOCUMENTS.content).toSorted());
});
