import type { NotCountedCode } from 'shared-kernel/model';
import type { JobDocument } from '../jobs/jobDocument';
import { DEATHS_ALLOWED } from './deaths';
import type { StoredDefinition } from '../definitions/storedDefinition';

export interface LeftOut {
  readonly definition: StoredDefinition;
  readonly code: NotCountedCode;
}

/** What is not counted and does not say so yet. */
export const leftOut = (
  stored: readonly StoredDefinition[],
  deaths: JobDocument['deaths'],
): readonly LeftOut[] =>
  stored.flatMap((definition) => {
    const { id, asks, notCounted } = definition;
    if (notCounted !== null) return asks ? [{ definition, code: notCounted }] : [];
    return (deaths[id] ?? 0) >= DEATHS_ALLOWED ? [{ definition, code: 'brokeOff' as const }] : [];
  });
