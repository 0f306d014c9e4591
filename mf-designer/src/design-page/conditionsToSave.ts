import { isFaulty, trimmedConditions } from 'shared-kernel/condition-editor';
import { isConditionMatch, type ItemId, type ScreenContent } from 'shared-kernel/model';

import { changeItems } from '../document/changeItem';
import { inListOrder } from '../document/inListOrder';

/** The first item whose conditions cannot be saved: an input is empty, or how they are joined is not chosen. */
export const itemWithFaultyConditions = (content: ScreenContent): ItemId | null =>
  inListOrder(content).find(
    ({ conditions, conditionsMatch }) =>
      conditions.length > 0 && (conditions.some(isFaulty) || !isConditionMatch(conditionsMatch)),
  )?.id ?? null;

/** Spec §5: exact data ids are trimmed. */
export const withTrimmedConditions = (content: ScreenContent): ScreenContent =>
  changeItems(
    content,
    content.items.map(({ id }) => id),
    (item) => {
      const conditions = trimmedConditions(item.conditions);
      const same = conditions.every((one, index) => one === item.conditions[index]);
      return same ? item : { ...item, conditions };
    },
  );
