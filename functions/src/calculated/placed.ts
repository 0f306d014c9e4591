import { isDeepStrictEqual } from 'node:util';
import { calculatedReferences, cycleSentence } from 'evaluation';
import {
  explanationProblem,
  MOST_CALCULATED,
  nameProblem,
  type CalculatedField,
  type Search,
  type Year,
  type YearScope,
} from 'shared-kernel/model';
import { calculatedFrom } from '../definitions/calculatedFrom';
import { calculatedDefinition, readCalculated } from '../definitions/readCalculated';
import { readSearches } from '../definitions/readDefinitions';
import { jobOf } from '../jobs/jobDocument';
import type { Services } from '../services';
import type { Transaction } from '../store/documents';
import { jobPath } from '../store/paths';
import { askAfterChange } from './askAfterChange';
import type { SaveRequest } from './calculatedRequests';
import { usesOf } from './usesOf';

interface ToPlace {
  readonly scope: YearScope;
  readonly field: SaveRequest['field'];
  readonly year: Year;
  /** Names of the year's imported fields. */
  readonly imported: readonly string[];
}

interface Placed {
  /** Whether the field is worked out as before. */
  readonly sameCalculation: boolean;
  /** Asks, with the writes, for what has to be counted again. */
  readonly ask: () => void;
}

/** Whether a calculated field may stand among the others of its year: what goes with its write, or why not. */
export async function placed(
  transaction: Transaction,
  services: Services,
  { scope, field, year, imported }: ToPlace,
): Promise<Placed | { readonly sentence: string }> {
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
          await usesOf(transaction, scope, before, others, year.story, services.now),
        ));
  if (sentence !== null) return { sentence };
  const changed = calculatedFrom([field.name], [...others, field]);
  const ask = await askAfterChange(transaction, services, scope, changed, searches);
  return { sameCalculation: isDeepStrictEqual(before?.calculation, field.calculation), ask };
}

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
