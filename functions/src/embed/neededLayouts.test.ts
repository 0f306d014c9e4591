import fc from 'fast-check';
import { layoutFor } from 'evaluation';
import { DEFAULT_LAYOUT, VIEWS, type Item } from 'shared-kernel/model';
import { neededLayouts } from './neededLayouts';

const anyLayout = fc
  .integer({ min: 1, max: 3 })
  .map((maxWidth) => ({ ...DEFAULT_LAYOUT, maxWidth }));
const anyLayouts: fc.Arbitrary<Item['screenSizes']> = fc
  .array(fc.tuple(fc.constantFrom(...VIEWS), anyLayout))
  .map((layouts) => Object.fromEntries(layouts));

it('lays an item out in every view as all its layouts do', () => {
  fc.assert(
    fc.property(anyLayouts, (screenSizes) => {
      const fewer = { screenSizes: neededLayouts(screenSizes) };
      for (const view of VIEWS)
        expect(layoutFor(fewer, view)).toEqual(layoutFor({ screenSizes }, view));
    }),
  );
});

it('leaves out what a smaller view says already', () => {
  const layout = { ...DEFAULT_LAYOUT, maxWidth: 80 };
  const all = Object.fromEntries(VIEWS.map((view) => [view, layout]));
  expect(Object.keys(neededLayouts(all))).toHaveLength(1);
});
