import { STORY_LENGTHS } from 'shared-kernel/model';

/** How many years of the same name may be there before somebody has to think of an address. */
const TRIES = 5;

/** Addresses for a page that is hosted, in the order in which they are tried: no two years have the same. */
export function proposedPaths(organisation: string, year: string): readonly string[] {
  const { least, most } = STORY_LENGTHS.path;
  const [of, which] = [inAddress(organisation), inAddress(year)];
  const whole = [of, which].filter((part) => part !== '').join('-');
  const path = whole.length < least ? ['our-year', whole].filter(Boolean).join('-') : whole;
  return Array.from({ length: TRIES }, (_, index) => {
    const ending = index === 0 ? '' : `-${String(index + 1)}`;
    return path.slice(0, most - ending.length).replace(/-+$/, '') + ending;
  });
}

/** Small letters and digits, parted by hyphens; accents go, and so does what no address can have. */
const inAddress = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
