import {
  asId,
  defaultCondition,
  type Condition,
  type ConditionId,
  type OperatorId,
  type SearchDefinition,
  type SearchId,
} from 'shared-kernel/model';
import { BENCH_FIELDS } from './benchYear';
import { createChance, type Chance } from './chance';

const SEARCHES = 50;
const ACTIONS = BENCH_FIELDS.filter(({ type }) => type === 'action').map(({ name }) => name);
const COMPARED: readonly OperatorId[] = ['==', '!=', '>', '>=', '<', '<='];

/** Searches of one to four conditions of every kind; the last 10 of each 50 refer to earlier ones. */
export const benchSearches = (count = SEARCHES): readonly SearchDefinition[] => {
  const chance = createChance(50);
  return Array.from({ length: count }, (_, index) => ({
    id: idOf(index),
    name: `Search ${index}`,
    match: chance.next() < 0.6 ? 'all' : 'any',
    conditions: Array.from({ length: 1 + chance.below(4) }, (__, condition) =>
      index % SEARCHES >= 40 && condition < 2 ? reference(chance, index) : fieldCondition(chance),
    ),
  }));
};

const idOf = (index: number): SearchId => asId<SearchId>(`search${index}`);

const condition = (parts: Partial<Condition>): Condition => ({
  ...defaultCondition(asId<ConditionId>('condition')),
  ...parts,
});

const reference = (chance: Chance, index: number): Condition =>
  condition({
    dataType: 'search',
    dataId: idOf(chance.below(index)),
    dataEqualsOperator: chance.of(['notEmpty', '>=', '<']),
    dataValue: '2',
  });

const fieldCondition = (chance: Chance): Condition =>
  chance.of([exactPage, exactPage, fuzzyPage, data, data])(chance);

const exactPage = (chance: Chance): Condition =>
  condition({
    dataId: chance.of(ACTIONS),
    pageAction: chance.next() < 0.8 ? 'completed' : 'notCompleted',
  });

const fuzzyPage = (chance: Chance): Condition =>
  condition({ dataId: chance.of(['PET', 'EMS', 'EVT', '1']), dataIdMatch: 'fuzzy' });

const data = (chance: Chance): Condition => {
  const [dataId, dataValue] = chance.of(OPERANDS);
  const dataEqualsOperator = chance.next() < 0.2 ? 'notEmpty' : chance.of(COMPARED);
  return condition({ fieldType: 'data', dataId, dataValue, dataEqualsOperator });
};

const OPERANDS = [
  ['Gift 2026', '20'],
  ['Gift 2026', '100'],
  ['Gift 2025', '50'],
  ['Joined', '1/1/2020'],
  ['Birthday', '1/1/1980'],
  ['Miles', '250'],
  ['Letters', '3'],
  ['City', 'City 12'],
  ['Language', 'en'],
  ['Postcode', 'AB5'],
  ['First name', 'Name 9'],
] as const;
