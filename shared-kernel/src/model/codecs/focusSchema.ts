import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { DEFAULT_FOCUS } from '../defaults';
import { bounded } from './schemas';

/** A `FocalPoint`: the middle where nobody has chosen one. */
export const focusSchema = () =>
  v.nullish(
    v.object({
      left: bounded(BOUNDS.focusPercent, DEFAULT_FOCUS.left),
      top: bounded(BOUNDS.focusPercent, DEFAULT_FOCUS.top),
    }),
    DEFAULT_FOCUS,
  );
