import type { Condition } from 'shared-kernel/model';

/** What a condition asks of a value, beside the field's name. */
export type Comparison = Pick<Condition, 'dataEqualsOperator' | 'dataValue' | 'dataValues'>;
