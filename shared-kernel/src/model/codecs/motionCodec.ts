import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { DEFAULT_BACKGROUND_MOTION, DEFAULT_MOTION, DEFAULT_TRANSITION } from '../defaults';
import {
  ACCENTS,
  BACKGROUND_MOVEMENTS,
  EASINGS,
  EXITS,
  GRADIENT_MOVEMENTS,
  LOOPS,
  TEXT_SPLITS,
  TRANSITIONS,
} from '../motion';
import { boundedNumber } from './boundedNumber';
import { focusSchema } from './focusSchema';
import { bounded, known, texts } from './schemas';

const maybeSeconds = () => v.nullish(boundedNumber(BOUNDS.motionSeconds), null);

export const itemMotionSchema = () =>
  v.nullish(
    v.object({
      duration: maybeSeconds(),
      easing: known(EASINGS, DEFAULT_MOTION.easing),
      split: known(TEXT_SPLITS, DEFAULT_MOTION.split),
      stagger: bounded(BOUNDS.staggerSeconds, DEFAULT_MOTION.stagger),
      loop: known(LOOPS, DEFAULT_MOTION.loop),
      accent: known(ACCENTS, DEFAULT_MOTION.accent),
      exit: v.nullish(
        v.object({
          animation: known(EXITS, DEFAULT_MOTION.exit.animation),
          after: v.nullish(boundedNumber(BOUNDS.delaySeconds), null),
          duration: bounded(BOUNDS.motionSeconds, DEFAULT_MOTION.exit.duration),
          easing: known(EASINGS, DEFAULT_MOTION.exit.easing),
        }),
        DEFAULT_MOTION.exit,
      ),
    }),
    DEFAULT_MOTION,
  );

const { gradient } = DEFAULT_BACKGROUND_MOTION;

export const backgroundMotionSchema = () =>
  v.nullish(
    v.object({
      movement: known(BACKGROUND_MOVEMENTS, DEFAULT_BACKGROUND_MOTION.movement),
      focus: focusSchema(),
      gradient: v.nullish(
        v.object({
          colours: texts(),
          angle: bounded(BOUNDS.degrees, gradient.angle),
          movement: known(GRADIENT_MOVEMENTS, gradient.movement),
        }),
        gradient,
      ),
    }),
    DEFAULT_BACKGROUND_MOTION,
  );

export const transitionSchema = () =>
  v.nullish(
    v.object({
      kind: known(['year', ...TRANSITIONS], DEFAULT_TRANSITION.kind),
      duration: bounded(BOUNDS.motionSeconds, DEFAULT_TRANSITION.duration),
    }),
    DEFAULT_TRANSITION,
  );
