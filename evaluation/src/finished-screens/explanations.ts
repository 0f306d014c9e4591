import {
  explanationOf,
  textsOfItem,
  type Explanation,
  type Item,
  type ItemType,
} from 'shared-kernel/model';
import { printPlaceholder, type PlaceholderContext } from '../placeholders/fillText';
import { parseText } from '../placeholders/parseText';
import type { CompiledYear } from '../year/compileYear';

/** By the name of each field that supporters may ask about, the sentence that they read. */
export type ExplainedFields = ReadonlyMap<string, string>;

/** [E82] What is worked out of a field that is never shared, however far, is not explained. */
export function explainedFields(
  { table }: Pick<CompiledYear, 'table'>,
  neverShared: ReadonlySet<string>,
): ExplainedFields {
  const explained = new Map<string, string>();
  for (const slot of table.calculated.keys()) {
    const field = table.fields[slot];
    const sentence = explanationOf(field?.calculated ?? {});
    if (field === undefined || sentence === '') continue;
    const sources = [...sourcesOf(slot, table)].map((source) => table.fields[source]?.name ?? '');
    if (!sources.some((name) => neverShared.has(name))) explained.set(field.name, sentence);
  }
  return explained;
}

/** All that a field is worked out of, itself included. */
function sourcesOf(slot: number, { calculated }: CompiledYear['table']): ReadonlySet<number> {
  const reached = new Set([slot]);
  for (const one of reached)
    for (const source of calculated.get(one)?.sources ?? []) reached.add(source);
  return reached;
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
