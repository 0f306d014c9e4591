import type { ScreenContent } from './screen';
import type { UploadedFamily } from './uploadedFont';
import type { CallToAction } from './yearStory';

/**
 * What leaves the server for the holder of a personal link (D21): finished screens in their order and nothing else.
 * `POST /api/embed/screens` with a `ShowAsking` answers with it, or with a `ShowRefusal`.
 */
export interface FinishedShow {
  readonly version: typeof SHOW_VERSION;
  /** BCP 47, for the `lang` of what is shown. */
  readonly language: string;
  readonly organisation: {
    readonly name: string;
    /** An image's address (D23); '' or absent where there is none. */
    readonly logo?: string;
    /** The ground of poster and card; absent in the answers of earlier releases. */
    readonly colour?: string;
  };
  /** As a shown placeholder prints it, for "Not Anna?"; null where none prints a first name. */
  readonly firstName: string | null;
  readonly share: {
    /** The page that everybody may see: the year's embed page, without any token. */
    readonly link: string;
    /** With its `#`, or '' where the organisation has none. */
    readonly hashtag: string;
    /** Whether staff allow a picture of a screen to be shared. */
    readonly picture: boolean;
  };
  /** At least one. None of them leaves its transition to the year. */
  readonly screens: readonly ShownScreen[];
  /** What stands after the last screen; absent where nothing does. */
  readonly closingCard?: FinishedCard;
}

/** The closing card with the supporter's own numbers. */
export interface FinishedCard {
  /** '': a word of thanks in the show's language. */
  readonly title: string;
  /** Numbers of fields that nobody may share are left out. */
  readonly numbers: readonly { readonly value: string; readonly label: string }[];
  readonly actions: readonly CallToAction[];
  readonly qrCode: boolean;
}

/**
 * JSON in a body of type text/plain, for which no browser asks leave first. A token in a path or a query would stand in
 * every log on the way.
 */
export interface ShowAsking {
  readonly token: string;
}

/** A screen with the files of the fonts that its organisation has uploaded, where its items are in any (D270). */
export interface ShownContent extends ScreenContent {
  readonly fonts?: readonly UploadedFamily[];
}

export interface ShownScreen {
  /** Texts filled, hidden items left out, conditions and names gone. */
  readonly content: ShownContent;
  /** For each item of `content` its text with every placeholder replaced by its fallback: no names, no amounts. */
  readonly shareTexts: readonly string[];
  /** How numbers of the screen were worked out, where the supporter may ask; absent where there is nothing to say. */
  readonly explanations?: readonly Explanation[];
}

/** How a number was worked out, as the supporter reads it (D307). */
export interface Explanation {
  /** The number as it is printed. */
  readonly value: string;
  readonly sentence: string;
}

export const SHOW_VERSION = 1;

export const SHOW_REFUSALS = [
  'unknown-link',
  'expired-link',
  'revoked-link',
  'wrong-page',
  'too-many-requests',
  'no-screens',
] as const;
export type ShowRefusalCode = (typeof SHOW_REFUSALS)[number];

/**
 * Why there is nothing to show. It comes with status 200, so that the campaign page's console stays silent, and
 * `too-many-requests` with the header `Retry-After`.
 */
export interface ShowRefusal {
  readonly version: typeof SHOW_VERSION;
  readonly code: ShowRefusalCode;
  /** Whose link it is: said of one that we signed and that is of today, to a page that may show its screens. */
  readonly organisation?: { readonly name: string };
}

export const SHOW_EVENTS = ['opened', 'finished', 'left', 'shared', 'acted'] as const;
/** `acted`: a call to action was followed. */
export type ShowEventKind = (typeof SHOW_EVENTS)[number];

/** `POST /api/embed/events`, in a body of the same kind; answered with 204 whatever it says. */
export interface ShowEvent extends ShowAsking {
  readonly event: ShowEventKind;
  /** Place of the screen that was seen in `FinishedShow.screens`, from 0. */
  readonly screen: number;
}

/**
 * The answer of the server as one of its two kinds, null for anything else. Small by hand for the embed script: the
 * server has made `content` by its codec, so that only what tells the answers apart is looked at.
 */
export function readShowAnswer(data: unknown): FinishedShow | ShowRefusal | null {
  if (isShow(data) || isRefusal(data)) return data;
  return null;
}

const isShow = (data: unknown): data is FinishedShow =>
  isVersioned(data) &&
  'screens' in data &&
  Array.isArray(data.screens) &&
  data.screens.length > 0 &&
  'organisation' in data &&
  'share' in data;

const isRefusal = (data: unknown): data is ShowRefusal =>
  isVersioned(data) && 'code' in data && SHOW_REFUSALS.some((code) => code === data.code);

const isVersioned = (data: unknown): data is { readonly version: typeof SHOW_VERSION } =>
  typeof data === 'object' && data !== null && 'version' in data && data.version === SHOW_VERSION;
