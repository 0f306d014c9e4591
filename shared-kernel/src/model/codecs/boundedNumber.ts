import * as v from 'valibot';
import { BOUNDS, withinBounds, type Bounds } from '../bounds';

/**
 * A number of anything stored or answered: beyond its bounds it is read as the nearer bound, so that nothing is
 * rewritten until someone edits it (D26). NaN and the infinities are no numbers: a located fault.
 */
export const boundedNumber = (bounds: Bounds) =>
  v.pipe(
    v.number(),
    v.finite(),
    v.transform((value) => withinBounds(value, bounds)),
  );

/** How many of something: a whole number. */
export const countNumber = (bounds: Bounds = BOUNDS.count) =>
  v.pipe(boundedNumber(bounds), v.transform(Math.trunc));

/** A number that somebody asks with: beyond its bounds it is refused. */
export const numberWithin = ({ least, most }: Bounds) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most));

/** The parts of a civil date, which need not be a day of the calendar. */
export const dateParts = () =>
  v.object({
    year: numberWithin({ least: 1, most: 275_760 }),
    month: numberWithin({ least: 1, most: 12 }),
    day: numberWithin({ least: 1, most: 31 }),
  });
