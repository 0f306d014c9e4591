import { numberWithin } from 'shared-kernel/model';
import * as v from 'valibot';

const InEm = numberWithin({ least: 0, most: 4 });

/** What is measured of a family, in em. Descent counts downwards. */
export const FamilyMetrics = v.object({
  ascent: InEm,
  descent: InEm,
  lineGap: InEm,
  /** How wide letters are on average as English uses them, at 400 and at 700. */
  width: InEm,
  boldWidth: InEm,
});
export type FamilyMetrics = v.InferOutput<typeof FamilyMetrics>;

/** By family. */
export const Metrics = v.record(v.string(), FamilyMetrics);
export type Metrics = v.InferOutput<typeof Metrics>;
