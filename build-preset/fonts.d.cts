export interface FontFile {
  /** Where it lies. */
  readonly file: string;
  /** `latin-wght-normal`: script, weight (`wght`: all of them) and style. */
  readonly part: string;
  readonly hash: string;
  /** Its name in the folder `fonts` of the product's own origin. */
  readonly served: string;
}

/** The font packages (Fontsource) that a package names, by their folders. */
export function fontFolders(directory: string): string[];
/** The files of one font package that are served. */
export function fontFilesOf(folder: string): FontFile[];
/** What copies the fonts that a package names, and their licences, into `fonts` of its build. */
export function fontPatterns(directory: string): { from: string; to: string }[];
