import { BOUNDS, numberWithin } from 'shared-kernel/model';
import * as v from 'valibot';

/** The revision that whoever saves has before them (D22); 0 for what was never saved. */
export const ExpectedRevision = v.pipe(numberWithin(BOUNDS.count), v.safeInteger());
