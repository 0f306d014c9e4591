/** The five colours that an illustration is given, each `#rrggbb`. */
export interface IllustrationColours {
  /** What it stands on; nothing is painted there. */
  readonly ground: string;
  /** Stands out from the ground. */
  readonly ink: string;
  /** Of what is seen first. */
  readonly accent: string;
  readonly second: string;
  /** A shade of the ground, for what lies behind. */
  readonly soft: string;
}

/** With what follows from them. */
export interface Inks extends IllustrationColours {
  /** The lighter and the darker one of ground and ink. */
  readonly light: string;
  readonly dark: string;
  /** Whichever of ground and ink is read on the accent. */
  readonly onAccent: string;
  /** Folds and far sides. */
  readonly accentShade: string;
  readonly secondShade: string;
  /** Of people: the second colour, paler, as it is, and deeper. */
  readonly skins: readonly [pale: string, middle: string, deep: string];
}

/** What stands inside a field of 1,000 × 1,000. */
export type Drawing = (inks: Inks) => string;
