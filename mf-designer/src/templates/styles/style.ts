import type {
  Alignment,
  Animation,
  ItemLook,
  ItemMotion,
  PhotoMask,
  ScreenTransition,
  ShapeForm,
  View,
} from 'shared-kernel/model';

import type { Palette, Scheme } from 'brand-kit';
import type { Arrangement, Part } from '../scenes/scene';
import type { TemplateFonts } from '../template';

/** A colour of the organisation's palette, by where it stands in it. */
export type Role = `${keyof Palette}.${keyof Scheme}`;

/** Percent of the stage; without a height, as high as the form makes it. */
export type Area = readonly [top: number, left: number, width: number, height: number | null];

/** In views that are high and in views that are wide, and in a view that differs from its kind. */
export type ByShape<Place> = { readonly portrait: Place; readonly landscape: Place } & Readonly<
  Partial<Record<View, Place>>
>;

/** Something that is only seen: a shape. */
export interface Decoration {
  readonly form: ShapeForm;
  readonly colour: Role;
  readonly areas: ByShape<Area>;
  readonly look?: Partial<Pick<ItemLook, 'rotation' | 'opacity' | 'cornerRadius'>>;
  /** Only its edge is seen, CSS pixels wide. */
  readonly outline?: number;
  /** Of a line, CSS pixels. */
  readonly thickness?: number;
  readonly animation: Animation;
  readonly motion?: Partial<ItemMotion>;
  /** Decorations of one name move from screen to screen. */
  readonly name?: string;
  /** On a screen that shows a photograph of the organisation's: it stands here in place of the shape, cut to the mask, or the shape stands elsewhere. */
  readonly photograph?: { readonly mask?: PhotoMask; readonly areas: ByShape<Area> };
}

/** Where words follow each other; they are made smaller until all of them have room. Percent of the stage. */
export interface Column {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
  /** Where they stand in it; 'top' where it is left out. */
  readonly at?: 'top' | 'middle' | 'bottom';
}

/** Font sizes by view, from the smallest to the largest; CSS pixels. */
export type Sizes = readonly [number, number, number, number, number];

/** How one part of a scene is set. */
export interface PartStyle {
  /** The largest that it is set in. */
  readonly sizes: Sizes;
  /** Line height for a font size of 1. */
  readonly leading: number;
  /** Room before it, for a font size of 1. */
  readonly before: number;
  /** What it stands on, where that is not the ground of the screen. */
  readonly on?: keyof Palette;
  readonly colour?: 'ink' | 'strong' | 'vivid';
  readonly family: 'display' | 'body';
  readonly weight?: 'bold';
  readonly slant?: 'italic';
  readonly alignment?: Alignment;
  /** Between letters, in percent of their size. */
  readonly letterSpacing?: number;
  readonly capitals?: true;
  readonly animation: Animation;
  readonly motion?: Partial<ItemMotion>;
  /** Where it stands for itself, apart from what follows each other. */
  readonly column?: ByShape<Column>;
}

/** One arrangement in a style: what lies behind, and where the parts stand, in the order in which they come. */
export interface ArrangementStyle {
  readonly ground: keyof Palette;
  readonly decorations: readonly Decoration[];
  /** The square in the middle of an area where an illustration stands, in styles that have some. */
  readonly illustration?: { readonly areas: ByShape<Area>; readonly on: keyof Palette };
  readonly column: ByShape<Column>;
  readonly parts: Readonly<Partial<Record<Part, PartStyle>>>;
  /** Where share buttons or a button stand in the column. */
  readonly ending?: Alignment;
}

/** How all screens of a story look and move: data, whatever they say. */
export interface Style {
  readonly id: string;
  readonly name: string;
  /** What it is like, in a few words. */
  readonly purpose: string;
  /** Where the organisation has chosen none. */
  readonly fonts: TemplateFonts;
  readonly transition: ScreenTransition;
  readonly arrangements: Readonly<Record<Arrangement, ArrangementStyle>>;
}
