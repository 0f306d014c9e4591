import { printCount, type Item, type PlaceholderAudience } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Box, Info, List, Text } from 'shared-kernel/ui';

import { seenFor } from '../../document/audience/audienceWords';
import { nameOfSource, sourceOf } from '../../document/placeholders/dataSource';
import { splitText } from '../../document/placeholders/splitText';
import { audienceAtom } from '../../editor/audience/audienceAtoms';
import { useEditorValue } from '../../editor/EditorContext';
import { readyYearDataAtom, type YearData } from '../../editor/year-data/yearDataAtom';

interface FallbackCountsProps {
  readonly item: Item;
  readonly text: string;
}

/** [S47] For each field or search of a text, how many of those who get the item would see the fallback, or 0. */
export const FallbackCounts = ({ item, text }: FallbackCountsProps) => {
  const year = useEditorValue(readyYearDataAtom);
  const answer = useEditorValue(audienceAtom);
  const supporters = useYear().year.supportersTotal;
  if (year === null || answer.status === 'working') return null;
  const lines =
    answer.status === 'unknown'
      ? linesByFillRate(text, year, supporters)
      : (answer.audience.items.find(({ id }) => id === item.id)?.placeholders ?? []).flatMap(
          (placeholder) => linesOf(placeholder, shownTo(answer.audience.items, item), year),
        );
  if (lines.length === 0) return null;
  return (
    <List.Root listStyle="none" aria-label="Who sees fallbacks" gap="2">
      {lines.map((line) => (
        <List.Item key={line} display="flex" gap="2" alignItems="flex-start" mt="2">
          <Box color="fg.muted" flexShrink="0" mt="1px">
            <Info size={14} aria-hidden />
          </Box>
          <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
            {line}
          </Text>
        </List.Item>
      ))}
    </List.Root>
  );
};

const shownTo = (
  items: readonly { readonly id: string; readonly shown: number }[],
  { id }: Item,
): number => items.find((one) => one.id === id)?.shown ?? 0;

function linesOf(
  placeholder: PlaceholderAudience,
  shown: number,
  year: YearData,
): readonly string[] {
  const source = sourceOf(placeholder, year);
  if (source === null) return [];
  const { missing, zero, negative, fallback } = placeholder;
  const name = nameOfSource(source);
  const of = (count: number) => `${printCount(count)} of ${printCount(shown)} matched supporters`;
  return [
    ...(missing > 0 ? [`${of(missing)} would see ${seenFor(fallback)} for “${name}”.`] : []),
    ...(zero + negative > 0
      ? [`${of(zero + negative)} would read ${negative > 0 ? '0 or less' : '0'} for “${name}”.`]
      : []),
  ];
}

/** Where nobody could be asked, as many as the fill rate says at most; each field once. */
function linesByFillRate(text: string, year: YearData, supporters: number): readonly string[] {
  const lines = new Map<string, string>();
  for (const segment of splitText(text)) {
    if (segment.kind !== 'placeholder') continue;
    const source = sourceOf(segment.parts, year);
    if (source?.kind !== 'field' || lines.has(source.field.name)) continue;
    const missing = supporters - source.field.count;
    if (missing <= 0) continue;
    const seen = seenFor(segment.parts.fallback);
    lines.set(
      source.field.name,
      `Up to ${printCount(missing)} supporters would see ${seen} for “${source.field.name}”.`,
    );
  }
  return [...lines.values()];
}
