import { formatHex, modeLrgb, modeOklab, modeRgb, useMode, type Oklab } from 'culori/fn';

useMode(modeRgb);
useMode(modeLrgb);
const oklab = useMode(modeOklab);

/** A colour that a picture is made of. */
export interface PictureColour {
  /** `#rrggbb` */
  readonly hex: string;
  /** Of all that can be seen of the picture, 0 to 1. */
  readonly share: number;
}

interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}
/** Pixels that look alike, as one. */
interface Heap extends Lab {
  readonly weight: number;
}

const MOST_COLOURS = 6;
/** Colours less apart than this (in OKLab) are the edges of one another. */
const APART = 0.09;
const ROUNDS = 12;
/** A pixel below this alpha (of 255) belongs to the ground behind the picture. */
const OPAQUE = 200;
/** Less of a picture than this is the blur of an edge. */
const LEAST_SHARE = 0.01;

/**
 * The colours that a picture is made of, the most of it first: k-means in OKLab, begun from the colours that lie farthest
 * apart, so that the same picture always gives the same ones. `pixels` are red, green, blue and alpha, as a canvas has them.
 */
export function pictureColours(pixels: Uint8ClampedArray): readonly PictureColour[] {
  const heaps = heapsOf(pixels);
  const all = heaps.reduce((sum, { weight }) => sum + weight, 0);
  let centres = farApart(heaps);
  let groups = grouped(heaps, centres);
  for (let round = 0; round < ROUNDS; round += 1) {
    centres = groups.map(middleOf);
    groups = grouped(heaps, centres);
  }
  return groups
    .map((group) => ({
      hex: hexOf(middleOf(group)),
      share: group.reduce((sum, { weight }) => sum + weight, 0) / all,
    }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((one, other) => other.share - one.share);
}

/** Pixels of nearly the same colour are counted together: five bits of each part. */
function heapsOf(pixels: Uint8ClampedArray): readonly Heap[] {
  const sums = new Map<number, { r: number; g: number; b: number; weight: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < OPAQUE) continue;
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    const sum = sums.get(key) ?? { r: 0, g: 0, b: 0, weight: 0 };
    sum.r += r;
    sum.g += g;
    sum.b += b;
    sum.weight += 1;
    sums.set(key, sum);
  }
  return [...sums.values()].map(({ r, g, b, weight }) => {
    const share = 255 * weight;
    const { l, a, b: yellow } = oklab({ mode: 'rgb', r: r / share, g: g / share, b: b / share });
    return { l, a, b: yellow, weight };
  });
}

/** The heaviest heap, then again and again the one that most of the picture lies farthest from. */
function farApart(heaps: readonly Heap[]): readonly Lab[] {
  const centres: Heap[] = [];
  const nearest = (heap: Heap): number =>
    Math.min(...centres.map((centre) => distance(heap, centre)));
  while (centres.length < MOST_COLOURS) {
    const value = (heap: Heap): number =>
      centres.length === 0 ? heap.weight : heap.weight * nearest(heap) ** 2;
    const next = heaps
      .filter((heap) => centres.length === 0 || nearest(heap) > APART)
      .reduce<Heap | null>(
        (best, heap) => (best === null || value(heap) > value(best) ? heap : best),
        null,
      );
    if (next === null) break;
    centres.push(next);
  }
  return centres;
}

/** Every heap beside its nearest centre; a centre that nothing is near is none. */
function grouped(heaps: readonly Heap[], centres: readonly Lab[]): readonly (readonly Heap[])[] {
  const groups = centres.map((): Heap[] => []);
  for (const heap of heaps) {
    let nearest = 0;
    centres.forEach((centre, at) => {
      const best = centres[nearest];
      if (best !== undefined && distance(heap, centre) < distance(heap, best)) nearest = at;
    });
    groups[nearest]?.push(heap);
  }
  return groups.filter(({ length }) => length > 0);
}

function middleOf(heaps: readonly Heap[]): Lab {
  const weight = heaps.reduce((sum, heap) => sum + heap.weight, 0);
  const mean = (part: 'l' | 'a' | 'b'): number =>
    heaps.reduce((sum, heap) => sum + heap[part] * heap.weight, 0) / weight;
  return { l: mean('l'), a: mean('a'), b: mean('b') };
}

const distance = (one: Lab, other: Lab): number =>
  Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);

const hexOf = ({ l, a, b }: Lab): string => formatHex({ mode: 'oklab', l, a, b } satisfies Oklab);
