import {
  explanationOf,
  textsOfItem,
  type Explanation,
  type Item,
  type ItemType,
} from 'shared-kernel/model';
import { printPlaceholder, type PlaceholderContext } from '../placeholders/fillText';
import { parseText } from '../placeholders/parseText';
import type { NeverShared } from '../sharing/neverShared';
import type { CompiledYear } from '../year/compileYear';

/** By the name of each field that supporters may ask about, the sentence that they read. */
export type ExplainedFields = ReadonlyMap<string, string>;

/** [E82] What is never shared is not explained either [E84]. */
export function explainedFields(
  { table }: Pick<CompiledYear, 'table'>,
  neverShared: NeverShared,
): ExplainedFields {
  const explained = new Map<string, string>();
  for (const slot of table.calculated.keys()) {
    const field = table.fields[slot];
    const sentence = explanationOf(field?.calculated ?? {});
    if (field === undefined || sentence === '') continue;
    if (neverShared({ source: 'field', id: field.name }) === null)
      explained.set(field.name, sentence);
  }
  return explained;
}

/** What shows numbers. */
const ASKED_ABOUT: ReadonlySet<ItemType> = new Set(['text', 'number', 'progress', 'chart']);

/**
 * [E82] How the numbers of these items, as they show for a supporter and before they are filled, were worked out: each
 * field once, where it is first shown, and none that shows as its fallback.
 */
export function explanationsOf(
  items: readonly Item[],
  explained: ExplainedFields,
  context: PlaceholderContext,
): readonly Explanation[] {
  if (explained.size === 0) return [];
  const found = new Map<string, Explanation>();
  const shown = items.filter(({ type }) => ASKED_ABOUT.has(type));
  for (const part of shown.flatMap(textsOfItem).flatMap((text) => parseText(text) ?? [])) {
    if (typeof part === 'string' || part.source !== 'field' || found.has(part.id)) continue;
    const sentence = explained.get(part.id);
    if (sentence === undefined || context.field(part.id) === null) continue;
    found.set(part.id, { value: printPlaceholder(part, context).trim(), sentence });
  }
  return [...found.values()];
}
