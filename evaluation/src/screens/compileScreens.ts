import type { ScreenDefinition } from 'shared-kernel/model';
import type { ConditionScope } from '../conditions/conditionScope';
import { INVALID_ITEM_MATCH, INVALID_SCREEN_MATCH, type Problem } from '../problems/problem';
import { withoutDuplicates } from '../problems/withoutDuplicates';
import { hasInvalidMatch } from './compileItem';
import { compileScreen, inItemOrder, isScreenMatch, type CompiledScreen } from './compileScreen';

export interface CompiledScreens {
  /** In the order in which a supporter sees them. */
  readonly screens: readonly CompiledScreen[];
  readonly problems: readonly Problem[];
}

export const compileScreens = (
  definitions: readonly ScreenDefinition[],
  scope: ConditionScope,
): CompiledScreens => {
  const { kept, problems } = withoutDuplicates(definitions, 'screen/duplicate-id');
  return {
    screens: inItemOrder(kept).map((definition) => compileScreen(definition, scope)),
    problems: [...problems, ...kept.flatMap(problemsOfScreen)],
  };
};

const problemsOfScreen = ({ id, match, content }: ScreenDefinition): readonly Problem[] => [
  ...(isScreenMatch(match)
    ? []
    : [{ code: 'screen/invalid-match', id, message: INVALID_SCREEN_MATCH } as const]),
  ...content.items
    .filter(hasInvalidMatch)
    .map(
      (item) => ({ code: 'item/invalid-match', id: item.id, message: INVALID_ITEM_MATCH }) as const,
    ),
];
