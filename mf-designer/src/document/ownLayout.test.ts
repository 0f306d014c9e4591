import { layoutFor } from 'evaluation';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  defaultItem,
  VIEWS,
  type Item,
  type ItemId,
} from 'shared-kernel/model';
import fc from 'fast-check';

import { viewPick } from '../editor/view/viewPick';
import { canDropOwnLayout, dropOwnLayout, giveOwnLayout, layoutSource } from './ownLayout';

const layout = fc
  .integer({ min: 0, max: 100 })
  .map((maxWidth) => ({ ...DEFAULT_LAYOUT, maxWidth }));
const view = fc.constantFrom(...VIEWS);
const content = fc
  .array(fc.dictionary(view, layout, { maxKeys: 4 }), { maxLength: 4 })
  .map((sizes) => ({
    ...DEFAULT_CONTENT,
    items: sizes.map((screenSizes, index): Item => ({
      ...defaultItem(asId<ItemId>(`i${String(index)}`), index + 1),
      screenSizes: { ...screenSizes },
    })),
  }));
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

it('[S38] copying a layout makes it the view’s own and changes no picture', () => {
  fc.assert(
    fc.property(content, view, (before, shown) => {
      const after = giveOwnLayout(before, idsOf(before.items), shown);
      for (const [index, item] of after.items.entries()) {
        expect(layoutSource(item, shown)).toBe(shown);
        expect(layoutFor(item, shown)).toEqual(layoutFor(before.items[index] ?? item, shown));
      }
      expect(giveOwnLayout(after, idsOf(after.items), shown)).toBe(after);
    }),
  );
});

it('[S39] going back to inherited takes away that view’s layout, but never the last one', () => {
  fc.assert(
    fc.property(content, view, (before, shown) => {
      const after = dropOwnLayout(before, idsOf(before.items), shown);
      for (const [index, item] of after.items.entries()) {
        const was = before.items[index] ?? item;
        const left = Object.keys(was.screenSizes).length - (canDropOwnLayout(was, shown) ? 1 : 0);
        expect(Object.keys(item.screenSizes)).toHaveLength(left);
        expect(left > 0 || Object.keys(was.screenSizes).length === 0).toBe(true);
      }
      expect(dropOwnLayout(after, idsOf(after.items), shown)).toBe(after);
    }),
  );
});

it('[S37] a view is asked about exactly while no item has a layout there and a smaller view has one', () => {
  fc.assert(
    fc.property(content, view, (before, picked) => {
      const has = (one: typeof picked) =>
        before.items.some(({ screenSizes }) => screenSizes[one] !== undefined);
      const smaller = VIEWS.slice(0, VIEWS.indexOf(picked)).filter(has);
      const pick = viewPick(before, picked);
      if (before.items.length === 0) {
        expect(pick.kind).toBe(picked === 'mobilePortrait' ? 'show' : 'mobileFirst');
      } else if (has(picked) || smaller.length === 0) {
        expect(pick).toEqual({ kind: 'show' });
      } else {
        expect(pick).toEqual({ kind: 'askToCopy', from: smaller.at(-1) });
      }
    }),
  );
});
