import type { SupporterColumns } from 'supporter-data';
import type { ImportId, YearScope } from 'shared-kernel/model';
import type { Documents } from '../store/documents';
import { createPartPacker } from './before/packedParts';
import { compareYear, type Comparison, type YearChanges } from './compareYear';

/** What a file changes, and what is stored of those who are new, change or go, packed for undoing. */
export interface PlannedChanges {
  readonly file: Pick<SupporterColumns, 'counts' | 'fieldNames'>;
  readonly changes: YearChanges;
  readonly before: readonly Uint8Array[];
}

/** Compares a file with its year, so that its supporters can be written. */
export async function planChanges(
  documents: Documents,
  scope: YearScope,
  comparison: Omit<Comparison, 'earlier' | 'readsChanged' | 'onReplaced'>,
): Promise<PlannedChanges> {
  const packer = createPartPacker();
  const { counts, fieldNames } = comparison.file;
  const changes = await compareYear(documents, scope, {
    ...comparison,
    readsChanged: true,
    onReplaced: (email, supporter) => packer.add([email, supporter]),
  });
  const { year, states } = changes;
  for (const [row, state] of states.entries())
    if (state === 'new') packer.add([year.emails.at(row) ?? '', null]);
  return { file: { counts, fieldNames }, changes, before: packer.finish() };
}

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
 * Has the check of an import leave what it has found to the step that writes, which reads the file and compares it a second time otherwise. For who
 * goes on at once and in this process, as at a terminal: a plan takes as much memory as the year. To be forgotten in any case.
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
