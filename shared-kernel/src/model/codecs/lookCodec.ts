import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { DEFAULT_FIGURE, DEFAULT_PHOTO, DEFAULT_SHAPE, PLAIN_LOOK } from '../defaults';
import {
  PHOTO_MASKS,
  PROGRESS_FORMS,
  SHAPE_FORMS,
  type Figure,
  type ItemLook,
  type PhotoFrame,
  type Shape,
} from '../itemLook';
import type { Item } from '../screen';
import { boundedNumber } from './boundedNumber';
import { bounded, known, text, texts } from './schemas';

const { border, shadow, gradient } = PLAIN_LOOK;

const Look = v.object({
  rotation: bounded(BOUNDS.degrees, PLAIN_LOOK.rotation),
  opacity: bounded(BOUNDS.share, PLAIN_LOOK.opacity),
  cornerRadius: v.nullish(boundedNumber(BOUNDS.pixels), PLAIN_LOOK.cornerRadius),
  border: v.nullish(
    v.object({ width: bounded(BOUNDS.pixels, border.width), colour: text(border.colour) }),
    border,
  ),
  shadow: v.nullish(
    v.object({
      x: bounded(BOUNDS.shadowPixels, shadow.x),
      y: bounded(BOUNDS.shadowPixels, shadow.y),
      blur: bounded(BOUNDS.pixels, shadow.blur),
      colour: text(shadow.colour),
    }),
    shadow,
  ),
  gradient: v.nullish(
    v.object({ colours: texts(), angle: bounded(BOUNDS.degrees, gradient.angle) }),
    gradient,
  ),
  letterSpacing: bounded(BOUNDS.letterSpacing, PLAIN_LOOK.letterSpacing),
});

export const lookSchema = () =>
  v.nullish(Look, null) satisfies v.GenericSchema<unknown, ItemLook | null>;

export const shapeSchema = () =>
  v.nullish(
    v.object({
      form: known(SHAPE_FORMS, DEFAULT_SHAPE.form),
      thickness: bounded(BOUNDS.pixels, DEFAULT_SHAPE.thickness),
    }),
    null,
  );

export const figureSchema = () =>
  v.nullish(
    v.object({
      label: text(DEFAULT_FIGURE.label),
      unit: text(DEFAULT_FIGURE.unit),
      comparison: text(DEFAULT_FIGURE.comparison),
      goal: text(DEFAULT_FIGURE.goal),
      sentence: text(DEFAULT_FIGURE.sentence),
      form: known(PROGRESS_FORMS, DEFAULT_FIGURE.form),
      colour: text(DEFAULT_FIGURE.colour),
      trackColour: text(DEFAULT_FIGURE.trackColour),
      thickness: bounded(BOUNDS.pixels, DEFAULT_FIGURE.thickness),
    }),
    null,
  );

export const photoSchema = () =>
  v.nullish(
    v.object({
      mask: known(PHOTO_MASKS, DEFAULT_PHOTO.mask),
      zoom: bounded(BOUNDS.zoom, DEFAULT_PHOTO.zoom),
    }),
    null,
  );

/** Only a shape has a form, and each has one. */
export const shapeOf = ({ type, shape }: Pick<Item, 'type' | 'shape'>): Shape | null =>
  type === 'shape' ? (shape ?? DEFAULT_SHAPE) : null;

/** Only an image is cut, and not each. */
export const photoOf = ({ type, photo }: Pick<Item, 'type' | 'photo'>): PhotoFrame | null =>
  type === 'image' ? photo : null;

export const figureOf = ({ type, figure }: Pick<Item, 'type' | 'figure'>): Figure | null =>
  type === 'number' || type === 'progress' ? (figure ?? DEFAULT_FIGURE) : null;
