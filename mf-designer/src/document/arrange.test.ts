import { layoutFor } from 'evaluation';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  defaultItem,
  type Item,
  type ItemId,
  type ScreenContent,
} from 'shared-kernel/model';
import fc from 'fast-check';

import { alignItems, distributeItems, EDGES, type Selected } from './arrange';

const VIEW = 'mobilePortrait';
const percent = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((tenths) => tenths / 10);

/** Items inside of the stage, each with its height. */
const placedItem = fc
  .record({
    width: percent(60),
    height: percent(30),
    alignment: fc.constantFrom('left', 'center', 'right'),
  })
  .chain(({ width, height, alignment }) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      alignment: fc.constant(alignment),
      left: percent(100 - width),
      top: percent(100 - height),
    }),
  );
const setting = fc.array(placedItem, { minLength: 2, maxLength: 6 }).map((parts) => {
  const items = parts.map((part, index): Item => ({
    ...defaultItem(asId<ItemId>(`i${String(index)}`), index + 1),
    horizontalAlignment: part.alignment,
    screenSizes: {
      [VIEW]: {
        ...DEFAULT_LAYOUT,
        maxWidth: part.width,
        position: {
          top: part.top,
          horizontal: part.alignment === 'right' ? 100 - part.left - part.width : part.left,
        },
      },
    },
  }));
  const heights = new Map(items.map(({ id }, index) => [id, parts[index]?.height ?? 0]));
  const selected: Selected = { ids: items.map(({ id }) => id), view: VIEW, heights };
  return { content: { ...DEFAULT_CONTENT, items }, selected };
});

const boxes = ({ items }: ScreenContent, { heights }: Selected) =>
  items.map((item) => {
    const { maxWidth, position } = layoutFor(item, VIEW);
    const left =
      item.horizontalAlignment === 'right'
        ? 100 - position.horizontal - maxWidth
        : position.horizontal;
    const height = heights.get(item.id) ?? 0;
    return { left, right: left + maxWidth, top: position.top, bottom: position.top + height };
  });

const LINE_OF = {
  left: (box: Box) => box.left,
  centre: (box: Box) => (box.left + box.right) / 2,
  right: (box: Box) => box.right,
  top: (box: Box) => box.top,
  middle: (box: Box) => (box.top + box.bottom) / 2,
  bottom: (box: Box) => box.bottom,
};
type Box = ReturnType<typeof boxes>[number];

const spread = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);

/** Places are kept to a tenth of a percent. */
const A_TENTH = 0.1 + 1e-9;
const A_BILLIONTH = 1e-9;

it.each(EDGES)('[S35] aligned by %s, items share that line and stay in their frame', (edge) => {
  fc.assert(
    fc.property(setting, ({ content, selected }) => {
      const aligned = boxes(alignItems(content, selected, edge), selected);
      expect(spread(aligned.map(LINE_OF[edge]))).toBeLessThanOrEqual(A_TENTH);
      const before = boxes(content, selected);
      for (const line of [LINE_OF.left, LINE_OF.top]) {
        expect(Math.min(...aligned.map(line))).toBeGreaterThanOrEqual(
          Math.min(...before.map(line)) - A_TENTH,
        );
      }
    }),
  );
});

it('[S35] distributed items have equal gaps between neighbours, and the outermost stay', () => {
  fc.assert(
    fc.property(setting, ({ content, selected }) => {
      fc.pre(selected.ids.length > 2);
      const middle = ({ top, bottom }: Box) => top + bottom;
      const before = boxes(content, selected).toSorted((a, b) => middle(a) - middle(b));
      // Where sums of decimals alone tell two middles apart, which is the outermost is open.
      fc.pre(
        before
          .slice(1)
          .every((box, index) => middle(box) - middle(before[index] ?? box) > A_BILLIONTH),
      );
      const [first, last] = [before[0], before.at(-1)];
      const after = boxes(distributeItems(content, selected, 'vertical'), selected);
      expect(after).toContainEqual(first);
      expect(after).toContainEqual(last);
      const heights = before.reduce((sum, { top, bottom }) => sum + bottom - top, 0);
      const gap = ((last?.bottom ?? 0) - (first?.top ?? 0) - heights) / (before.length - 1);
      fc.pre(gap >= 0);
      const sorted = after.toSorted((a, b) => a.top - b.top || a.bottom - b.bottom);
      for (const [index, box] of sorted.slice(1).entries()) {
        expect(Math.abs(box.top - (sorted[index]?.bottom ?? 0) - gap)).toBeLessThanOrEqual(A_TENTH);
      }
    }),
  );
});

it('[S35] two items have nothing to share out', () => {
  const [one, two] = fc.sample(
    setting.filter(({ selected }) => selected.ids.length === 2),
    { numRuns: 2, seed: 1 },
  );
  for (const each of [one, two]) {
    if (each === undefined) throw new Error('no sample');
    expect(distributeItems(each.content, each.selected, 'vertical')).toBe(each.content);
  }
});
