import {
  textsOfItem,
  type AudienceScreen,
  type Item,
  type ScreenContent,
  type ScreenDefinition,
} from 'shared-kernel/model';

import { inListOrder } from '../inListOrder';

/** What decides who gets a screen. */
export type AudienceSetup = Pick<ScreenDefinition, 'id' | 'match' | 'searchIds'>;

/** [S100] The question who reads what of a screen: its set-up, and those of its items whose texts name data. */
export const audienceScreen = (
  { id, match, searchIds }: AudienceSetup,
  content: ScreenContent,
): AudienceScreen => ({
  ...{ id, match, searchIds },
  items: inListOrder(content).flatMap((item) => {
    const texts = textsOf(item);
    const { conditions, conditionsMatch } = item;
    return texts.length === 0 ? [] : [{ id: item.id, texts, conditions, conditionsMatch }];
  }),
});

/** The texts of an item that a player shows, as far as they may name data. */
const textsOf = (item: Item): readonly string[] =>
  item.type === 'share' ? [] : textsOfItem(item).filter((text) => text.includes('{'));
