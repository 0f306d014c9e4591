import fc from 'fast-check';
import {
  ACCENTS,
  ALIGNMENTS,
  ANIMATIONS,
  BACKGROUND_MOVEMENTS,
  DEFAULT_CONTENT,
  DEFAULT_MOTION,
  defaultItem,
  DELAY_OPTIONS,
  EASINGS,
  EXITS,
  GRADIENT_MOVEMENTS,
  LOOPS,
  TEXT_SPLITS,
} from 'shared-kernel/model';
import type {
  BackgroundMotion,
  Item,
  ItemId,
  ItemMotion,
  ScreenContent,
} from 'shared-kernel/model';

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

const seconds = fc.integer({ min: 1, max: 60 }).map((tenths) => tenths / 10);
const oftenNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 1 });

/** Every way in which an item may move beside its animation. */
export const anyMotion: fc.Arbitrary<ItemMotion> = fc.oneof(
  fc.constant(DEFAULT_MOTION),
  fc.record({
    duration: oftenNull(seconds),
    easing: fc.constantFrom(...EASINGS),
    split: fc.constantFrom(...TEXT_SPLITS),
    stagger: fc.constantFrom(0, 0.08, 0.5),
    loop: fc.constantFrom(...LOOPS),
    accent: fc.constantFrom(...ACCENTS),
    exit: fc.record({
      animation: fc.constantFrom(...EXITS),
      after: oftenNull(seconds),
      duration: seconds,
      easing: fc.constantFrom(...EASINGS),
    }),
  }),
);

export const anyBackgroundMotion: fc.Arbitrary<BackgroundMotion> = fc.record({
  movement: fc.constantFrom(...BACKGROUND_MOVEMENTS),
  focus: fc.record({ left: fc.constantFrom(0, 30, 100), top: fc.constantFrom(0, 50) }),
  gradient: fc.record({
    colours: fc.constantFrom([], ['#123456'], ['#123456', '#fedcba'], ['red', 'nothing', 'blue']),
    angle: fc.integer({ min: -360, max: 360 }),
    movement: fc.constantFrom(...GRADIENT_MOVEMENTS),
  }),
});

/** Screens of up to ten items with every delay, animation and alignment of the spec, moving in every way. */
export const anyScreen: fc.Arbitrary<ScreenContent> = fc
  .tuple(
    fc.array(
      fc.record({
        delay: fc.constantFrom(...DELAY_OPTIONS),
        animation: fc.constantFrom(...ANIMATIONS),
        horizontalAlignment: fc.constantFrom(...ALIGNMENTS),
        text: fc.constantFrom(...TEXTS),
        order: fc.integer({ min: 0, max: 20 }),
        motion: anyMotion,
      }),
      { maxLength: 10 },
    ),
    fc.constantFrom(...DELAY_OPTIONS),
    anyBackgroundMotion,
    fc.constantFrom('', '/picture.jpg'),
  )
  .map(([items, delayAfterLastItem, backgroundMotion, backgroundImage]) => ({
    ...aScreen(...items.map((item, index) => anItem(`item ${String(index)}`, item))),
    delayAfterLastItem,
    backgroundMotion,
    backgroundImage,
  }));
