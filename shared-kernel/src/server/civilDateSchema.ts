import * as v from 'valibot';

/** A day as the callables' answers spell it. */
export const CivilDateSchema = v.object({ year: v.number(), month: v.number(), day: v.number() });
