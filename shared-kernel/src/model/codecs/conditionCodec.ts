import * as v from 'valibot';
import {
  CONDITION_FIELD_TYPES,
  DATA_TYPES,
  ID_MATCHES,
  OPERATORS,
  PAGE_ACTIONS,
  type Condition,
} from '../condition';
import { defaultCondition } from '../defaults';
import { asId, type ConditionId } from '../ids';
import { flag, looseText, text } from './schemas';

const DEFAULTS = defaultCondition(asId<ConditionId>(''));

const Stored = v.object({
  id: text(),
  dataType: v.nullish(v.picklist(DATA_TYPES), DEFAULTS.dataType),
  fieldType: v.nullish(v.picklist(CONDITION_FIELD_TYPES), DEFAULTS.fieldType),
  dataIdMatch: v.nullish(v.picklist(ID_MATCHES), DEFAULTS.dataIdMatch),
  dataId: text(DEFAULTS.dataId),
  pageAction: v.nullish(v.picklist(PAGE_ACTIONS), DEFAULTS.pageAction),
  pageCheckDate: flag(DEFAULTS.pageCheckDate),
  dataEqualsOperator: v.nullish(v.picklist(OPERATORS), DEFAULTS.dataEqualsOperator),
  dataValue: looseText(DEFAULTS.dataValue),
});

/** The conditions of a search or item. One without an id is named by its place. */
export const conditionsSchema = () =>
  v.nullish(
    v.pipe(
      v.array(Stored),
      v.transform((conditions): readonly Condition[] =>
        conditions.map(({ id, ...condition }, index) => ({
          ...condition,
          id: asId<ConditionId>(id === '' ? `condition-${index + 1}` : id),
        })),
      ),
    ),
    [],
  );
