import {
  asId,
  reachCondition,
  type ConditionId,
  type FieldType,
  type ReachCandidate,
  type ReachKind,
} from 'shared-kernel/model';
import type { JudgedColumn, YearColumns } from '../columns/yearColumns';
import { mergedEach, summed } from '../shards/summed';
import type { CompiledYear } from '../year/compileYear';
import { compareText } from '../conditions/compareText';
import { planPage } from '../conditions/planPage';
import type { Unseen } from './unseen';

/** Of each kind: more would not be read. */
const KEPT = 10;

/**
 * How many of the unseen each field's one condition would reach, in the order of the fields: of an action to have
 * completed it within the year, of any other field to have a value. Comparisons are left out: one that a missing value
 * passes reaches everybody, and any other reaches no more than to have a value. What is calculated reaches nobody whom the
 * fields that it is worked out of do not reach.
 */
export function reachCandidates(
  year: CompiledYear,
  columns: YearColumns,
  unseen: Unseen,
): readonly ReachCandidate[] {
  const judgedOf = createJudgedOf(year, columns);
  return year.table.fields
    .flatMap(({ name, type, calculated }, slot) => {
      const kind = KINDS[type];
      return kind === null || calculated !== undefined
        ? []
        : [{ kind, fieldName: name, judged: judgedOf(kind, name, slot) }];
    })
    .map(({ judged, ...one }) => ({ ...one, supporters: sumOver(unseen, judged) }));
}

/** Those that reach most, first; `counted` is of all shards of a year. */
export function bestCandidates(
  counted: readonly (readonly ReachCandidate[])[],
): readonly ReachCandidate[] {
  const reaching = mergedEach(counted, (one, all) => ({ ...one, ...summed(all, ['supporters']) }))
    .filter(({ supporters }) => supporters > 0)
    .sort(byReach);
  const best = (wanted: ReachKind) => reaching.filter(({ kind }) => kind === wanted).slice(0, KEPT);
  return [...best('completed'), ...best('notEmpty')].sort(byReach);
}

const KINDS = {
  action: 'completed',
  date: 'notEmpty',
  donation: 'notEmpty',
  number: 'notEmpty',
  string: 'notEmpty',
  unknown: null,
} as const satisfies Record<FieldType, ReachKind | null>;

const createJudgedOf = (
  { definitions, table, slotBySearchId }: CompiledYear,
  columns: YearColumns,
): ((kind: ReachKind, fieldName: string, slot: number) => readonly JudgedColumn[]) => {
  const scope = {
    year: definitions.year,
    today: definitions.today,
    table,
    slotOfSearch: (id: string) => slotBySearchId.get(id),
  };
  return (kind, fieldName, slot) => {
    if (kind === 'notEmpty') return [columns.present(slot)];
    const condition = reachCondition({ kind, fieldName }, asId<ConditionId>(fieldName));
    return planPage(condition, scope).checks.map((check) =>
      columns.judged(check, ({ passed }) => passed),
    );
  };
};

/** No verdict here is passed by an absent value, so that of a sparse column only its own rows count. */
const sumOver = ({ flags, rows }: Unseen, judged: readonly JudgedColumn[]): number => {
  let supporters = 0;
  for (const column of judged) {
    const { verdicts, codes } = column;
    if (column.rows === null) {
      for (const row of rows()) supporters += verdicts[codes[row] ?? 0] ?? 0;
    } else {
      column.rows.forEach((row, index) => {
        if (flags[row] === 1) supporters += verdicts[codes[index] ?? 0] ?? 0;
      });
    }
  }
  return supporters;
};

const byReach = (one: ReachCandidate, other: ReachCandidate): number =>
  other.supporters - one.supporters || compareText(one.fieldName, other.fieldName);
