/** What a shape is drawn as. A line lies level in the middle of its box. */
export const SHAPE_FORMS = ['rectangle', 'pill', 'circle', 'line', 'blob'] as const;
export type ShapeForm = (typeof SHAPE_FORMS)[number];

/** What is seen of the picture of a photo frame. */
export const PHOTO_MASKS = ['rectangle', 'circle', 'pill', 'arch', 'leaf', 'blob'] as const;
export type PhotoMask = (typeof PHOTO_MASKS)[number];

/** An image cut to a form, around the focus of its item. */
export interface PhotoFrame {
  readonly mask: PhotoMask;
  /** How much larger the picture is than what would cover its box. */
  readonly zoom: number;
}

export const PROGRESS_FORMS = ['bar', 'ring'] as const;
export type ProgressForm = (typeof PROGRESS_FORMS)[number];

/** How an object's box looks, beside its background colour; the same in every view. */
export interface ItemLook {
  /** Degrees clockwise, about the middle of the box. */
  readonly rotation: number;
  /** 0 cannot be seen, 1 hides what is behind it; of the whole object. */
  readonly opacity: number;
  /** CSS pixels; null: as its type has it of itself. */
  readonly cornerRadius: number | null;
  /** Inside of the box; 0 px wide is none. */
  readonly border: { readonly width: number; readonly colour: string };
  /** CSS pixels, right and down of the box; a colour that cannot be seen is none. */
  readonly shadow: {
    readonly x: number;
    readonly y: number;
    readonly blur: number;
    readonly colour: string;
  };
  /** Over the background colour: two to four colours, fewer are none; degrees as in CSS. */
  readonly gradient: { readonly colours: readonly string[]; readonly angle: number };
  /** Between letters, in percent of their size. */
  readonly letterSpacing: number;
}

export interface Shape {
  readonly form: ShapeForm;
  /** Of a line, in CSS pixels. */
  readonly thickness: number;
}

/** What stands around the text of a number or a progress; texts hold placeholders as an item's text does, '' is none. */
export interface Figure {
  /** What is counted. */
  readonly label: string;
  /** Right behind the figure. */
  readonly unit: string;
  /** What a number is compared with. */
  readonly comparison: string;
  /** Of a progress: what the text is on its way to, read as a number once it is filled. */
  readonly goal: string;
  /** What is read out of a progress; '': its label, text and goal. */
  readonly sentence: string;
  readonly form: ProgressForm;
  /** Of what is done, and of what is still to be done. */
  readonly colour: string;
  readonly trackColour: string;
  /** Of a bar in CSS pixels, of a ring in percent of its width. */
  readonly thickness: number;
}
