import type { Condition, ItemId, ScreenContent } from 'shared-kernel/model';

import { withConditions } from '../document/audience/withConditions';
import { inListOrder, renumbered } from '../document/inListOrder';

/** Puts a template in place of everything, its background included. */
export const replacedBy = (_content: ScreenContent, template: ScreenContent): ScreenContent =>
  template;

/** Puts a template's items behind the others; the background and the end stay as they are. */
export const withBehind = (content: ScreenContent, template: ScreenContent): ScreenContent => ({
  ...content,
  items: renumbered([...inListOrder(content), ...inListOrder(template)]),
});

/** [S106] A template whose every object shows only where conditions hold. */
export const shownOnlyWhere = (
  template: ScreenContent,
  conditions: readonly Condition[],
): ScreenContent => ({
  ...template,
  items: template.items.map((item) => withConditions(item, conditions) ?? item),
});

/** The first item that is more than decoration. */
export const firstToEdit = (template: ScreenContent): readonly ItemId[] =>
  inListOrder(template)
    .filter(({ text }) => text.trim() !== '')
    .slice(0, 1)
    .map(({ id }) => id);
