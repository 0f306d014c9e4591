import type { ImportId } from 'shared-kernel/model';
import type { PlannedChanges } from './plannedChanges';

/** A plan, and what it holds for. */
export interface PlanAhead extends PlannedChanges {
  readonly checkId: string;
  /** Who was kept out. */
  readonly keptOut: string;
  /** The state of the year's supporters. */
  readonly revision: string;
}

const expected = new Set<ImportId>();
const plans = new Map<ImportId, PlanAhead>();

/**
 * Has the check of an import leave what it has found to the step that writes, which otherwise reads the file and compares it once
 * more. For who goes on at once and in this process, as at a terminal: a plan takes as much memory as the year. To be forgotten
 * in any case.
 */
export const expectPlan = (importId: ImportId): void => void expected.add(importId);

export const isPlanExpected = (importId: ImportId): boolean => expected.has(importId);

export function keepPlan(importId: ImportId, plan: PlanAhead): void {
  if (expected.has(importId)) plans.set(importId, plan);
}

/** The plan of a check, once; null where there is none, or something has changed since. */
export function takePlan(
  importId: ImportId,
  now: Pick<PlanAhead, 'checkId' | 'keptOut' | 'revision'>,
): PlannedChanges | null {
  const plan = plans.get(importId);
  forgetPlan(importId);
  if (plan === undefined) return null;
  const { checkId, keptOut, revision } = plan;
  return checkId === now.checkId && keptOut === now.keptOut && revision === now.revision
    ? plan
    : null;
}

export function forgetPlan(importId: ImportId): void {
  expected.delete(importId);
  plans.delete(importId);
}
