import { dateParts } from 'shared-kernel/model';

/** A day as the callables' answers spell it. */
export const CivilDateSchema = dateParts();
