/** The families of the catalogue, which come with the product; a test holds them to it. */
export const CATALOGUE_NAMES: readonly string[] = [
  'Atkinson Hyperlegible Next',
  'Bitter',
  'Bricolage Grotesque',
  'Cairo',
  'Caveat',
  'Comfortaa',
  'Dancing Script',
  'EB Garamond',
  'Fredoka',
  'Inter',
  'JetBrains Mono',
  'Lato',
  'Lexend',
  'Lora',
  'Manrope',
  'Merriweather',
  'Montserrat',
  'Noto Naskh Arabic',
  'Nunito',
  'Open Sans',
  'Oswald',
  'Playfair Display',
  'Poppins',
  'Public Sans',
  'Raleway',
  'Rubik',
  'Source Sans 3',
  'Source Serif 4',
  'Vazirmatn',
  'Work Sans',
];

/** Families that devices bring along, in whose place no upload can stand. */
export const DEVICE_NAMES: readonly string[] = [
  'Arial',
  'Georgia',
  'Helvetica',
  'Tahoma',
  'Times New Roman',
  'Trebuchet MS',
  'Verdana',
];

/** Browsers tell no upper case from lower in the names of families. */
export const isSameFamily = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

/** Why no upload can have this name; null where one can. */
export function takenBecause(family: string): string | null {
  const isOneOf = (names: readonly string[]) => names.some((name) => isSameFamily(name, family));
  if (isOneOf(CATALOGUE_NAMES))
    return `${family} is in the catalogue. Choose it there: it comes with your screens already`;
  if (isOneOf(DEVICE_NAMES))
    return `${family} is the name of a font that devices have, and they would show theirs. A file of another name can be uploaded`;
  return null;
}
