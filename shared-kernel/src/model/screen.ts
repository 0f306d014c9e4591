import type { Chart } from './chart';
import type { ConditionMatch, ConditionNode } from './condition';
import type { ItemId, ScreenId, SearchId } from './ids';
import type { FocalPoint } from './media';
import type { Figure, ItemLook, PhotoFrame, Shape } from './itemLook';
import type { MatchResult, Revision } from './match';
import type { BackgroundMotion, ItemMotion, ScreenTransition } from './motion';
import type { Tagged } from './tags';
import type { View } from './view';

export const SCREEN_MATCHES = ['allUsers', 'allSearches', 'anySearches'] as const;
export type ScreenMatch = (typeof SCREEN_MATCHES)[number];

export const ITEM_TYPES = [
  'text',
  'image',
  'share',
  'button',
  'shape',
  'number',
  'progress',
  'chart',
] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

export const ANIMATIONS = [
  'none',
  'bounce',
  'countUp',
  'fade',
  'flip',
  'slide',
  'typewriter',
  'zoom',
] as const;
export type Animation = (typeof ANIMATIONS)[number];

export const ALIGNMENTS = ['left', 'center', 'right'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export const VERTICAL_ALIGNMENTS = ['top', 'middle', 'bottom'] as const;
export type VerticalAlignment = (typeof VERTICAL_ALIGNMENTS)[number];

/** One item's place and size in one view. Percent of the stage; font and padding in CSS pixels (D15). */
export interface Layout {
  readonly maxWidth: number;
  /** `horizontal` counts from the left edge, from the right edge for right-aligned items. */
  readonly position: { readonly top: number; readonly horizontal: number };
  readonly font: { readonly size: number; readonly lineHeight: number };
  readonly padding: number;
  /** Of the box, in percent of the stage's height; null: as high as its content, or as the form of a shape takes. */
  readonly height: number | null;
  /** Where the content stands in a box that is higher than it. */
  readonly verticalAlignment: VerticalAlignment;
}

export interface Item {
  readonly id: ItemId;
  /** In time, and in what is read. */
  readonly order: number;
  /** Items of a higher layer stand in front; of one layer, those that come later. */
  readonly layer: number;
  readonly type: ItemType;
  /** What staff call it, '' where they gave it no name. Objects of one name move from screen to screen ("shared element"). */
  readonly name: string;
  /** The text with its placeholders; the alternative text of an image; the label of a button; the figure of a number or a progress; what a chart is about. */
  readonly text: string;
  /** The image's address (D23), '' otherwise. */
  readonly url: string;
  /** The point of the image that stays in sight where not all of it is shown. */
  readonly focus: FocalPoint;
  /** Where a button leads: https, or '' where none was given yet. '' for every other type. */
  readonly link: string;
  readonly animation: Animation;
  /** What stands beside the animation of spec §3: its pace, what follows it, how the item leaves. */
  readonly motion: ItemMotion;
  /** Seconds after the item before it (D13). */
  readonly delay: number;
  readonly horizontalAlignment: Alignment;
  readonly font: {
    readonly family: string;
    readonly colour: string;
    readonly style: 'normal' | 'italic';
    readonly weight: 'normal' | 'bold';
  };
  readonly backgroundColour: string;
  /** null: nothing beside the background colour, as before there was more to choose. */
  readonly look: ItemLook | null;
  /** null for every type but a shape. */
  readonly shape: Shape | null;
  /** null for every type but a number and a progress. */
  readonly figure: Figure | null;
  /** null for every type but a chart. */
  readonly chart: Chart | null;
  /** null for every type but an image, and for an image that is not cut. */
  readonly photo: PhotoFrame | null;
  /** Items of one group are chosen together; '' for those of none. */
  readonly group: string;
  readonly conditions: readonly ConditionNode[];
  readonly conditionsMatch: ConditionMatch | (string & {});
  readonly screenSizes: Readonly<Partial<Record<View, Layout>>>;
}

export interface ScreenContent {
  readonly backgroundColour: string;
  readonly backgroundImage: string;
  /** Multipliers: 1 is 100 %. */
  readonly backgroundImageBrightness: number;
  readonly backgroundImageContrast: number;
  readonly backgroundMotion: BackgroundMotion;
  /** How the story goes over to this screen from the one before. */
  readonly transition: ScreenTransition;
  /** Seconds. */
  readonly delayAfterLastItem: number;
  readonly items: readonly Item[];
}

/** What the set-up page edits of a screen. */
export interface ScreenSetup {
  readonly name: string;
  readonly match: ScreenMatch | (string & {});
  readonly searchIds: readonly SearchId[];
}

/** What decides who sees a screen, and what they see. */
export interface ScreenDefinition extends ScreenSetup {
  readonly id: ScreenId;
  readonly order: number;
  readonly content: ScreenContent;
}

export interface Screen extends ScreenDefinition, MatchResult, Tagged {
  readonly setupSaved: Revision;
  readonly contentSaved: Revision;
}
