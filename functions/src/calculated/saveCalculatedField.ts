import { isDeepStrictEqual } from 'node:util';
import { calculatedReferences, cycleSentence } from 'evaluation';
import {
  explanationProblem,
  MOST_CALCULATED,
  nameProblem,
  REVISION_FIELDS,
  type CalculatedField,
  type Search,
  type YearScope,
} from 'shared-kernel/model';
import { readYear } from '../access/readYear';
import { requireEditor } from '../access/requireEditor';
import { activityEntry } from '../activity/activityEntry';
import { emailOf, type CallableFunction } from '../caller';
import { calculatedFrom } from '../definitions/calculatedFrom';
import { calculatedDefinition, readCalculated } from '../definitions/readCalculated';
import { readSearches } from '../definitions/readDefinitions';
import { readImportedFields } from '../definitions/readFields';
import { jobOf } from '../jobs/jobDocument';
import { nextSave } from '../saving/nextSave';
import type { Services } from '../services';
import type { Transaction } from '../store/documents';
import { calculatedFieldPath, jobPath } from '../store/paths';
import { askAfterChange } from './askAfterChange';
import { parseSave, type SaveRequest } from './calculatedRequests';
import { usesOf } from './usesOf';

/**
 * Callable `saveCalculatedField`: one calculated field of a year (D291), guarded by its revision; answers a
 * `CalculatedAnswer`. A name that is taken, a cycle, and another name for what is used are refused in a sentence.
 * Members may.
 */
export const saveCalculatedField =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, now } = services;
    const { scope, field, expectedRevision } = parseSave(data);
    const member = await requireEditor(documents, caller, scope, 'save calculated fields');
    const imported = (await readImportedFields(documents, scope)).map(({ name }) => name);
    return documents.transaction(async (transaction) => {
      const { year } = await readYear(transaction, scope);
      const path = calculatedFieldPath(scope, field.id);
      const stored = await transaction.get(path);
      const { id: _, ...payload } = field;
      const next = nextSave(stored?.data ?? null, REVISION_FIELDS.calculated, {
        payload,
        expectedRevision,
        savedBy: emailOf(member),
        savedAt: now(),
      });
      if (next.outcome !== 'write') return next;
      const all = await readCalculated(transaction, scope);
      const before = all.find(({ id }) => id === field.id);
      const others = all.filter(({ id }) => id !== field.id);
      const searches = await readSearches(transaction, scope);
      const sentence =
        problemOf(field, others, imported, searches) ??
        explanationProblem({ explanation: before?.explanation, ...field }) ??
        (before?.name === field.name ? null : await importObstacle(transaction, scope)) ??
        (before === undefined || before.name === field.name || imported.includes(before.name)
          ? null
          : whyNamed(
              before.name,
              await usesOf(transaction, scope, before, others, year.story, now),
            ));
      if (sentence !== null) return { outcome: 'refused', sentence };

      const changed = calculatedFrom([field.name], [...others, field]);
      const ask = await askAfterChange(transaction, services, scope, changed, searches);
      const sameCalculation = isDeepStrictEqual(before?.calculation, field.calculation);
      transaction.write({
        kind: 'merge',
        path,
        // What was found of another calculation says nothing of this one.
        data: sameCalculation ? next.data : { ...next.data, figures: null, figuresOf: '' },
      });
      transaction.write(
        activityEntry(services, scope, member, 'calculatedFieldSaved', '', field.name),
      );
      ask();
      return { outcome: 'saved', revision: next.revision };
    });
  };

function problemOf(
  field: SaveRequest['field'],
  others: readonly CalculatedField[],
  imported: readonly string[],
  searches: readonly Search[],
): string | null {
  if (others.length >= MOST_CALCULATED)
    return `A year has at most ${String(MOST_CALCULATED)} calculated fields`;
  const name = nameProblem(field.name, [...imported, ...others.map((other) => other.name)]);
  if (name !== null) return name;
  const fields = [...others, { ...field, figures: null }].map(calculatedDefinition);
  const cycle = calculatedReferences(fields, searches).cycleOf(field.name);
  return cycle === null ? null : cycleSentence(cycle);
}

/** The file may bring a field of the name, which nobody could then be told of before (D309). */
async function importObstacle(transaction: Transaction, scope: YearScope): Promise<string | null> {
  const { state } = jobOf(await transaction.get(jobPath(scope, 'import')));
  return state === 'working'
    ? 'An import of this year is working. Please save it under this name when that is done'
    : null;
}

const whyNamed = (name: string, uses: string): string | null =>
  uses === '' ? null : `It keeps the name “${name}”, under which it is used in ${uses}`;
