import { withTexts, type Item, type TextPart } from 'shared-kernel/model';

import { withChanges } from './withChanges';

/** One of the texts of an item that hold placeholders. */
export const textPartOf = (item: Item, part: TextPart): string =>
  textPartsOf(item).find((one) => one.part === part)?.text ?? '';

/** All of them, each with what it is of its item. */
export function textPartsOf(
  item: Item,
): readonly { readonly part: TextPart; readonly text: string }[] {
  const parts: { part: TextPart; text: string }[] = [];
  withTexts(item, (text, part) => {
    parts.push({ part, text });
    return text;
  });
  return parts;
}

export function withTextPart(item: Item, part: TextPart, written: string): Item {
  if (textPartOf(item, part) === written) return item;
  const { text, figure, chart } = withTexts(item, (before, one) =>
    one === part ? written : before,
  );
  return withChanges(item, {
    text,
    ...(part in (item.figure ?? {}) ? { figure } : {}),
    ...(part.startsWith('chart.') ? { chart } : {}),
  });
}
