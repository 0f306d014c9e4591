/** The product's own drawings, which take an organisation's colours. */
export const ILLUSTRATIONS = [
  { id: 'thankYou', name: 'Thank you', alternativeText: 'Two hands hold a heart together' },
  {
    id: 'saplings',
    name: 'Saplings',
    alternativeText: 'A hand waters three saplings, each taller than the last',
  },
  { id: 'megaphone', name: 'Megaphone', alternativeText: 'A raised hand with a megaphone' },
  {
    id: 'letter',
    name: 'Letter',
    alternativeText: 'A handwritten letter comes out of its envelope',
  },
  { id: 'together', name: 'Together', alternativeText: 'Three people arm in arm' },
  { id: 'home', name: 'Home', alternativeText: 'Somebody stands in the lit door of a house' },
  { id: 'sea', name: 'Sea', alternativeText: 'A whale swims in the waves' },
  { id: 'volunteer', name: 'Volunteer', alternativeText: 'Somebody carries a box full of food' },
  {
    id: 'celebration',
    name: 'Celebration',
    alternativeText: 'Somebody leaps for joy among confetti',
  },
  { id: 'path', name: 'Path', alternativeText: 'Somebody walks over hills towards the sun' },
] as const satisfies readonly Illustration[];

export interface Illustration {
  readonly id: string;
  readonly name: string;
  readonly alternativeText: string;
}

export type IllustrationId = (typeof ILLUSTRATIONS)[number]['id'];
