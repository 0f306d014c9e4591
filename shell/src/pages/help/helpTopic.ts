/** One task of staff, as the guide explains it. `**Name**` in a text is something that a page shows under that name. */
export interface HelpTopic {
  /** The last part of its address. */
  readonly id: string;
  readonly title: string;
  /** One sentence: what it is good for. */
  readonly summary: string;
  /** Addresses of the pages that it is about, the one to begin on first; `:id` stands for the id of one thing. */
  readonly pages: readonly string[];
  readonly sections: readonly HelpSection[];
}

export interface HelpSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  /** What to do, one after the other. */
  readonly steps?: readonly string[];
  readonly picture?: HelpPicture;
}

/** A picture of the product with its demo data, taken by `npm run pictures`. */
export interface HelpPicture {
  /** Its name in `/help`, without the ending. */
  readonly file: string;
  /** What it shows, for whoever does not see it. */
  readonly shows: string;
}
