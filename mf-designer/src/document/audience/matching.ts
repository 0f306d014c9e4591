import {
  asId,
  defaultCondition,
  type Condition,
  type ConditionId,
  type SearchId,
} from 'shared-kernel/model';

const MATCHES = { dataType: 'search', dataEqualsOperator: '>=', dataValue: '1' } as const;

/** A condition that holds for whoever matches a search. */
export const matching = (search: SearchId): Condition => ({
  ...defaultCondition(asId<ConditionId>(crypto.randomUUID())),
  ...MATCHES,
  dataId: search,
});

export const isMatching = ({ dataType, dataEqualsOperator, dataValue }: Condition): boolean =>
  dataType === MATCHES.dataType &&
  dataEqualsOperator === MATCHES.dataEqualsOperator &&
  dataValue === MATCHES.dataValue;
