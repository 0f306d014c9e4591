import fc from 'fast-check';
import {
  ALIGNMENTS,
  ANIMATIONS,
  DEFAULT_CONTENT,
  defaultItem,
  DELAY_OPTIONS,
} from 'shared-kernel/model';
import type { Item, ItemId, ScreenContent } from 'shared-kernel/model';

/** An item whose id is its name, appearing with the one before it. */
export const anItem = (name: string, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(name as ItemId, 1),
  text: name,
  delay: 0,
  ...changes,
});

/** A screen that ends 1 s after its last item. */
export const aScreen = (...items: readonly Item[]): ScreenContent => ({
  ...DEFAULT_CONTENT,
  delayAfterLastItem: 1,
  items,
});

const TEXTS = ['', 'Thank you', '£1250.50 from 12 people', '€5 💚👩‍👩‍👧', 'שלום', '$1,000'] as const;

/** Screens of up to ten items with every delay, animation and alignment of the spec. */
export const anyScreen: fc.Arbitrary<ScreenContent> = fc
  .tuple(
    fc.array(
      fc.record({
        delay: fc.constantFrom(...DELAY_OPTIONS),
        animation: fc.constantFrom(...ANIMATIONS),
        horizontalAlignment: fc.constantFrom(...ALIGNMENTS),
        text: fc.constantFrom(...TEXTS),
        order: fc.integer({ min: 0, max: 20 }),
      }),
      { maxLength: 10 },
    ),
    fc.constantFrom(...DELAY_OPTIONS),
  )
  .map(([items, delayAfterLastItem]) => ({
    ...aScreen(...items.map((item, index) => anItem(`item ${String(index)}`, item))),
    delayAfterLastItem,
  }));
