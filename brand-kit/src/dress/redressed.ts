import { hexOf, parseColour } from 'screen-player';
import {
  BRAND_ROLES,
  storedPicture,
  type BrandKit,
  type BrandRole,
  type ScreenContent,
} from 'shared-kernel/model';

import { kitSchemes } from '../palette/kitSchemes';
import { CORNER_RADII, familyOf } from './kitLook';
import { withParts, type PartChanges } from './screenParts';

/** A colour of the kit, or of what stands on one. */
type Place = BrandRole | `${BrandRole}.${'ink' | 'strong' | 'vivid' | 'soft'}`;

/**
 * [S133] A screen in another kit: only what is as the kit before has it changes, and the same screen is given back where
 * nothing does. A colour or a family that both kits have, in different places, changes on screens that wear the kit
 * before more than the one after: what was dressed already stays.
 */
export function redressed(
  content: ScreenContent,
  before: BrandKit,
  after: BrandKit,
): ScreenContent {
  const [from, to] = [placesOf(before), placesOf(after)];
  const isWorn = fit(content, before) > fit(content, after);
  const roles = backgroundRoles(from);
  const colour = (written: string, order: readonly Place[]): string => {
    const place = [...order, ...PLACES].find((one) => from[one] === written);
    if (place === undefined) return written;
    return isWorn || !Object.values(to).includes(written) ? to[place] : written;
  };
  return withParts(content, {
    ground: (written) => colour(written, GROUND_ORDER),
    fill: (written) => colour(written, FILL_ORDER),
    ink: (written, on) => colour(written, inkOrder(roles.get(on))),
    family: (written, large) => {
      const isHeading = written === familyOf(before, large) ? large : !large;
      if (written !== familyOf(before, isHeading)) return written;
      const isOfBoth = [after.fonts.heading, after.fonts.body].includes(written);
      return isWorn || !isOfBoth ? familyOf(after, isHeading) : written;
    },
    corners: (radius) =>
      radius === CORNER_RADII[before.corners] ? CORNER_RADII[after.corners] : radius,
    picture: (address) =>
      after.logo !== '' && isSamePicture(address, before.logo) ? after.logo : address,
  });
}

/** A screen in the kit, whichever of the former ones it wears; newest first. */
export const redressedFrom = (
  content: ScreenContent,
  former: readonly BrandKit[],
  kit: BrandKit,
): ScreenContent => former.reduce((now, before) => redressed(now, before, kit), content);

const PLACES: readonly Place[] = [
  ...BRAND_ROLES,
  ...BRAND_ROLES.flatMap((role) =>
    (['ink', 'strong', 'vivid', 'soft'] as const).map((part) => `${role}.${part}` as const),
  ),
];
const GROUND_ORDER: readonly Place[] = ['ground', 'text'];
const FILL_ORDER: readonly Place[] = ['accent', 'secondAccent'];
/** Words on the kit's own pair are as the kit has them, readable or not. */
const INK = {
  ground: 'text',
  text: 'ground',
  accent: 'accent.ink',
  secondAccent: 'secondAccent.ink',
} as const satisfies Record<BrandRole, Place>;
const inkOrder = (on: BrandRole = 'ground'): readonly Place[] => [
  INK[on],
  `${on}.ink`,
  `${on}.strong`,
  `${on}.vivid`,
  'text',
];

function placesOf(kit: BrandKit): Readonly<Record<Place, string>> {
  const schemes = kitSchemes(kit);
  const entries = PLACES.map((place): [Place, string] => {
    const [role, part] = place.split('.') as [
      BrandRole,
      'ink' | 'strong' | 'vivid' | 'soft' | undefined,
    ];
    return [place, part === undefined ? written(kit.palette[role]) : schemes[role][part]];
  });
  return Object.fromEntries(entries) as Record<Place, string>;
}

const backgroundRoles = (places: Readonly<Record<Place, string>>): ReadonlyMap<string, BrandRole> =>
  new Map(BRAND_ROLES.toReversed().map((role) => [places[role], role]));

/** How much of a screen is just as a kit would have it. */
function fit(content: ScreenContent, kit: BrandKit): number {
  const places = placesOf(kit);
  const roles = backgroundRoles(places);
  let fitting = 0;
  const counted = <T>(value: T, wanted: T): T => {
    if (value === wanted) fitting += 1;
    return value;
  };
  const counting: PartChanges = {
    ground: (colour) => counted(colour, places.ground),
    fill: (colour) => counted(colour, places.accent),
    ink: (colour, on) => counted(colour, places[INK[roles.get(on) ?? 'ground']]),
    family: (family, large) => counted(family, familyOf(kit, large)),
    corners: (radius) => counted<number>(radius, CORNER_RADII[kit.corners]),
    picture: (address) => address,
  };
  withParts(content, counting);
  return fitting;
}

function isSamePicture(address: string, other: string): boolean {
  const id = storedPicture(other)?.id;
  return id !== undefined && storedPicture(address)?.id === id;
}

const written = (colour: string): string => {
  const read = parseColour(colour);
  return read === null ? colour : hexOf(read);
};
