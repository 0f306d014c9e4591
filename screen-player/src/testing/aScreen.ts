import fc from 'fast-check';
import {
  ACCENTS,
  ALIGNMENTS,
  ANIMATIONS,
  BACKGROUND_MOVEMENTS,
  CHART_FORMS,
  CHART_WITHOUT_DATA,
  DEFAULT_CHART,
  DEFAULT_CONTENT,
  DEFAULT_FIGURE,
  DEFAULT_LAYOUT,
  DEFAULT_MOTION,
  defaultItem,
  DELAY_OPTIONS,
  EASINGS,
  EXITS,
  GRADIENT_MOVEMENTS,
  LOOPS,
  PROGRESS_FORMS,
  SHAPE_FORMS,
  TEXT_SPLITS,
  VERTICAL_ALIGNMENTS,
} from 'shared-kernel/model';
import type {
  BackgroundMotion,
  Item,
  ItemId,
  ItemLook,
  ItemMotion,
  Layout,
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

const anyColour = fc.constantFrom('#123456', 'rgba(0,0,0,0)', 'no colour', '#fff');

/** Every way in which an item's box may look. */
export const anyLook: fc.Arbitrary<ItemLook | null> = oftenNull(
  fc.record({
    rotation: fc.constantFrom(0, 15, -90, 360),
    opacity: fc.constantFrom(0, 0.5, 1),
    cornerRadius: fc.constantFrom(null, 0, 12),
    border: fc.record({ width: fc.constantFrom(0, 3), colour: anyColour }),
    shadow: fc.record({
      x: fc.constantFrom(0, -4),
      y: fc.constantFrom(0, 6),
      blur: fc.constantFrom(0, 18),
      colour: anyColour,
    }),
    gradient: fc.record({ colours: fc.array(anyColour, { maxLength: 4 }), angle: fc.nat(360) }),
    letterSpacing: fc.constantFrom(0, 5, -2),
  }),
);

/** What makes an item of each type. */
const anyKind: fc.Arbitrary<Pick<Item, 'type' | 'shape' | 'figure' | 'chart'>> = fc.oneof(
  fc.constantFrom('text' as const, 'image' as const).map((type) => ({
    type,
    shape: null,
    figure: null,
    chart: null,
  })),
  fc.constantFrom(...SHAPE_FORMS).map((form) => ({
    type: 'shape' as const,
    shape: { form, thickness: 4 },
    figure: null,
    chart: null,
  })),
  fc
    .tuple(
      fc.constantFrom('number' as const, 'progress' as const),
      fc.constantFrom(...PROGRESS_FORMS),
      fc.constantFrom('', '£2,000', 'many'),
    )
    .map(([type, form, goal]) => ({
      type,
      shape: null,
      figure: { ...DEFAULT_FIGURE, label: 'given', unit: 'trees', form, goal },
      chart: null,
    })),
  fc
    .tuple(
      fc.constantFrom(...CHART_FORMS),
      fc.constantFrom(...CHART_WITHOUT_DATA),
      fc.array(fc.constantFrom('', '0', '£12.50', '7 times', 'many', '-3'), { maxLength: 13 }),
      fc.constantFrom('', '20', 'many'),
    )
    .map(([form, withoutData, values, whole]) => ({
      type: 'chart' as const,
      shape: null,
      figure: null,
      chart: {
        ...DEFAULT_CHART,
        ...{ form, withoutData, whole, fallback: 'Nothing yet' },
        values: values.map((value, index) => ({ label: `of ${index}`, value, colour: '' })),
      },
    })),
);

const anyLayout: fc.Arbitrary<Layout> = fc
  .record({
    height: fc.constantFrom(null, null, 20),
    verticalAlignment: fc.constantFrom(...VERTICAL_ALIGNMENTS),
  })
  .map((parts) => ({ ...DEFAULT_LAYOUT, ...parts }));

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
        layer: fc.constantFrom(0, 0, 3),
        look: anyLook,
        photo: fc.constantFrom(null, null, { mask: 'arch' as const, zoom: 1.5 }),
        kind: anyKind,
        layout: anyLayout,
      }),
      { maxLength: 10 },
    ),
    fc.constantFrom(...DELAY_OPTIONS),
    anyBackgroundMotion,
    fc.constantFrom('', '/picture.jpg'),
  )
  .map(([items, delayAfterLastItem, backgroundMotion, backgroundImage]) => ({
    ...aScreen(
      ...items.map(({ kind, layout, photo, ...item }, index) =>
        anItem(`item ${String(index)}`, {
          ...item,
          ...kind,
          photo: kind.type === 'image' ? photo : null,
          screenSizes: { mobilePortrait: layout },
        }),
      ),
    ),
    delayAfterLastItem,
    backgroundMotion,
    backgroundImage,
  }));
