import type { BrandKit } from './brandKit';
import type { Transition } from './motion';

/** Languages that the supporter's side speaks, BCP 47. */
export const STORY_LANGUAGES = ['en', 'nl', 'de', 'fr', 'es', 'it', 'pl', 'uk', 'ar'] as const;
export type StoryLanguage = (typeof STORY_LANGUAGES)[number];

/** Those written from right to left. */
export const isRightToLeft = (language: string): boolean => /^ar\b/.test(language);

/**
 * What `Intl` is asked for in a language of the story: British English, and Arabic with its own digits, which not
 * every browser's `ar` has.
 */
export const localeOf = (language: string): string => LOCALES[language] ?? language;

const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', ar: 'ar-EG-u-nu-arab' };

/** Where personal links of a year lead. */
export const LINK_TARGETS = ['embedPage', 'hostedPage'] as const;
export type LinkTarget = (typeof LINK_TARGETS)[number];

/** Where logo and colour of a story come from: the organisation's brand kit, once it has one, or the story itself. */
export const STORY_LOOKS = ['kit', 'own'] as const;
export type StoryLook = (typeof STORY_LOOKS)[number];

/** Numbers on a closing card. */
export const CARD_NUMBERS = { fewest: 3, most: 5 } as const;
/** Calls to action on a closing card. */
export const MOST_CARD_ACTIONS = 2;

/** One number of the supporter's own, for the closing card. */
export interface CardNumber {
  /** A text with placeholders, such as `{field|Gifts|…}`. */
  readonly text: string;
  /** What the number is of. */
  readonly label: string;
}

/** A call to action; both are '' in one that nobody has filled in. */
export interface CallToAction {
  readonly label: string;
  /** https. */
  readonly address: string;
}

/** What stands after the last screen. */
export interface ClosingCard {
  /** Without it the story ends with its last screen. */
  readonly shown: boolean;
  /** '': a word of thanks in the year's language. */
  readonly title: string;
  readonly numbers: readonly CardNumber[];
  readonly actions: readonly CallToAction[];
  /** Whether the picture of the card has a QR code of the page that everybody may see. */
  readonly qrCode: boolean;
}

/** The page that the product hosts for a year, `/y/{path}`. */
export interface HostedPage {
  /** Lower-case letters, digits and hyphens; '' where the year has none. No two years have the same. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** What a year's screens have in common as supporters see them. */
export interface YearStory {
  readonly language: StoryLanguage;
  /** How its screens follow each other, where a screen does not say it for itself. */
  readonly transition: Transition;
  readonly linksLeadTo: LinkTarget;
  readonly hostedPage: HostedPage;
  readonly look: StoryLook;
  /** The organisation's picture mark on page and card (D23), '' for none. */
  readonly logo: string;
  /** The ground of poster, card and page. */
  readonly colour: string;
  readonly closingCard: ClosingCard;
}

/** A year whose story nobody has set. */
export const DEFAULT_STORY: YearStory = {
  language: 'en',
  transition: 'crossFade',
  linksLeadTo: 'embedPage',
  hostedPage: { path: '', title: '', description: '' },
  look: 'kit',
  logo: '',
  colour: '#0f5f5b',
  closingCard: { shown: true, title: '', numbers: [], actions: [], qrCode: false },
};

/** A story with the logo and colour that supporters see (D326). */
export const dressedStory = (story: YearStory, kit: BrandKit | null): YearStory =>
  story.look === 'own' || kit === null
    ? story
    : { ...story, logo: kit.logo, colour: kit.palette.accent };

/** The story of a year that a page was given: one read by a shell of an earlier release has none. */
export const storyOf = ({ story }: { readonly story?: YearStory | undefined }): YearStory =>
  story ?? DEFAULT_STORY;
