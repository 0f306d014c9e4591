/** Small to large (D14). */
export const VIEWS = [
  'mobilePortrait',
  'mobileLandscape',
  'tabletPortrait',
  'tabletLandscape',
  'desktopLandscape',
] as const;
export type View = (typeof VIEWS)[number];

export const DEVICE_SIZES = ['popular', 'large', 'small'] as const;
export type DeviceSize = (typeof DEVICE_SIZES)[number];

/** CSS pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

const MOBILE = { popular: [390, 844], large: [430, 932], small: [375, 667] } as const;
const TABLET = { popular: [768, 1024], large: [834, 1194], small: [600, 960] } as const;
const DESKTOP = { popular: [1920, 1080], large: [2560, 1600], small: [1280, 610] } as const;

/** Device presets per view (spec §3). */
export const DEVICE_PRESETS: Readonly<Record<View, Readonly<Record<DeviceSize, Box>>>> = {
  mobilePortrait: boxes(MOBILE, false),
  mobileLandscape: boxes(MOBILE, true),
  tabletPortrait: boxes(TABLET, false),
  tabletLandscape: boxes(TABLET, true),
  desktopLandscape: boxes(DESKTOP, false),
};

/** Safe area per view, percent of the stage (spec §9). */
export const GUARD_RAILS = {
  mobilePortrait: { height: 78, left: 5, top: 5, width: 90 },
  mobileLandscape: { height: 67, left: 8, top: 5, width: 90 },
  tabletPortrait: { height: 80, left: 5, top: 5, width: 90 },
  tabletLandscape: { height: 75, left: 5, top: 5, width: 90 },
  desktopLandscape: { height: 82, left: 5, top: 5, width: 90 },
} as const satisfies Record<View, { height: number; left: number; top: number; width: number }>;

function boxes(
  presets: Readonly<Record<DeviceSize, readonly [number, number]>>,
  swapped: boolean,
): Record<DeviceSize, Box> {
  const box = ([short, long]: readonly [number, number]): Box =>
    swapped ? { width: long, height: short } : { width: short, height: long };
  return {
    popular: box(presets.popular),
    large: box(presets.large),
    small: box(presets.small),
  };
}
