/** The characters of a script, as `unicode-range` writes them, and those of them that a font has. */
export interface ScriptPart {
  readonly script: string;
  readonly range: string;
  readonly characters: readonly number[];
}

/**
 * Scripts that a font is parted into, those of the catalogue (D267). It is a browser that chooses: it fetches the parts
 * that the texts of a page have characters of. What is stored says its own range, so that these may change.
 */
const SCRIPTS: readonly (readonly [script: string, range: string])[] = [
  [
    'latin',
    'U+0020-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0300-036F,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FB00-FB04,U+FEFF,U+FFFD',
  ],
  [
    'latin-ext',
    'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02D9,U+02DB,U+02DD-02FF,U+1D00-1DBF,U+1E00-1EFF,U+2070-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  ],
  ['cyrillic', 'U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116'],
  ['cyrillic-ext', 'U+0460-048F,U+0492-04AF,U+04B2-052F,U+1C80-1C8A,U+2DE0-2DFF,U+A640-A69F'],
  ['greek', 'U+0370-03FF'],
  ['greek-ext', 'U+1F00-1FFF'],
  ['arabic', 'U+0600-06FF,U+0750-077F,U+0870-08FF,U+FB50-FDFF,U+FE70-FEFC'],
];

const OTHER = 'other';

/** Gaps of other scripts that one range goes over, so that a font of a thousand signs does not need a thousand ranges. */
const MOST_GAP = 256;

/** The parts of a font that has these characters, in their order. */
export function scriptParts(characters: readonly number[]): readonly ScriptPart[] {
  const left = new Set(characters);
  const known = SCRIPTS.flatMap(([script, range]) => {
    const within = rangesOf(range);
    const own = characters.filter((point) =>
      within.some(([from, to]) => from <= point && point <= to),
    );
    for (const point of own) left.delete(point);
    return own.length === 0 ? [] : [{ script, range, characters: own }];
  });
  return left.size === 0 ? known : [...known, { script: OTHER, ...otherPart([...left]) }];
}

/** All of a font as one part. */
export const wholePart = (characters: readonly number[]): ScriptPart => ({
  script: 'whole',
  range: written(runsOf(characters, () => true)),
  characters,
});

/** A range may go over characters that the font does not have, but never over those of another part. */
function otherPart(characters: readonly number[]): Omit<ScriptPart, 'script'> {
  const taken = SCRIPTS.flatMap(([, range]) => rangesOf(range));
  const isFree = (from: number, to: number): boolean =>
    !taken.some(([first, last]) => first <= to && from <= last);
  return { range: written(runsOf(characters, isFree)), characters };
}

type Run = readonly [from: number, to: number];

function runsOf(characters: readonly number[], mayGoOver: (from: number, to: number) => boolean) {
  const runs: [number, number][] = [];
  for (const point of characters) {
    const last = runs.at(-1);
    if (last !== undefined && point - last[1] <= MOST_GAP && mayGoOver(last[1], point))
      last[1] = point;
    else runs.push([point, point]);
  }
  return runs;
}

const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0');

const written = (runs: readonly Run[]): string =>
  runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join();

const rangesOf = (range: string): readonly Run[] =>
  range.split(',').map((part) => {
    const [from = '', to = from] = part.slice('U+'.length).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
