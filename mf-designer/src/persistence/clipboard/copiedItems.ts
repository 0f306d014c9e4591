import { decodeScreenContent, type Item } from 'shared-kernel/model';

import { inListOrder } from '../../document/inListOrder';

/** The clipboard's type for items: browsers keep it beside the plain text, for every tab of the product. */
export const ITEMS_TYPE = 'application/x-supporter-screens-items+json';

export const encodeItems = (items: readonly Item[]): string => JSON.stringify({ items });

/** What other programs get: the texts, a line each. */
export const plainTextOf = (items: readonly Item[]): string =>
  items.flatMap(({ text }) => (text === '' ? [] : [text])).join('\n');

/** The items of a clipboard, or null where it holds none that can be read. */
export function decodeItems(text: string): readonly Item[] | null {
  try {
    const content = decodeScreenContent(JSON.parse(text));
    return content.ok && content.value.items.length > 0 ? inListOrder(content.value) : null;
  } catch {
    return null;
  }
}
