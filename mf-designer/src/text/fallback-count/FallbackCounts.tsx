import { useParams } from 'shared-kernel/contract';
import { asId, type FieldListEntry, type Item, type SearchId } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Box, Info, List, Text } from 'shared-kernel/ui';
import { useMemo } from 'react';

import { sourceOf } from '../../document/placeholders/dataSource';
import { splitText } from '../../document/placeholders/splitText';
import { useEditorValue } from '../../editor/EditorContext';
import { readyYearDataAtom, type YearData } from '../../editor/year-data/yearDataAtom';
import { fallbackQuestion } from './fallbackQuestion';
import { useFallbackCount } from './useFallbackCount';

interface FallbackCountsProps {
  readonly item: Item;
  readonly text: string;
}

/** Texts with more fields than this are rare, and each is a question. */
const MOST_QUESTIONS = 6;

/** [S47] For each field of a text, how many of the screen's supporters would see the fallback. */
export const FallbackCounts = ({ item, text }: FallbackCountsProps) => {
  const year = useEditorValue(readyYearDataAtom);
  const used = useMemo(() => (year === null ? [] : usedFields(text, year)), [text, year]);
  if (year === null || used.length === 0) return null;
  return (
    <List.Root listStyle="none" aria-label="Who sees fallbacks" gap="2">
      {used.slice(0, MOST_QUESTIONS).map((one, index) => (
        <FallbackLine key={one.field.name} {...one} item={item} index={index} year={year} />
      ))}
    </List.Root>
  );
};

interface UsedField {
  readonly field: FieldListEntry;
  readonly fallback: string;
}

/** Each once, the first fallback counting. */
function usedFields(text: string, year: YearData): readonly UsedField[] {
  const used = new Map<string, UsedField>();
  for (const segment of splitText(text)) {
    if (segment.kind !== 'placeholder') continue;
    const source = sourceOf(segment.parts, year);
    if (source?.kind !== 'field' || used.has(source.field.name)) continue;
    used.set(source.field.name, { field: source.field, fallback: segment.parts.fallback });
  }
  return [...used.values()];
}

interface FallbackLineProps extends UsedField {
  readonly item: Item;
  readonly index: number;
  readonly year: YearData;
}

const FallbackLine = ({ item, index, year, field, fallback }: FallbackLineProps) => {
  const { id = '' } = useParams();
  const supporters = useYear().year.supportersTotal;
  const setup = year.screens.find((screen) => screen.id === id);
  const question =
    setup === undefined
      ? null
      : fallbackQuestion(setup, item, field, asId<SearchId>(`fallback-${String(index)}`));
  const answer = useFallbackCount(question);
  const atMost = question?.atMost === true || answer.status === 'unknown';
  const missing = answer.status === 'ready' ? answer.missing : supporters - field.count;
  if (answer.status === 'working' || missing <= 0) return null;
  const whom =
    answer.status === 'ready'
      ? `${figure(missing)} of ${figure(answer.matched)} matched supporters`
      : `${figure(missing)} supporters`;
  const seen = fallback.trim() === '' ? 'nothing' : `“${fallback}”`;
  return (
    <List.Item display="flex" gap="2" alignItems="flex-start" mt="2">
      <Box color="fg.muted" flexShrink="0" mt="1px">
        <Info size={14} aria-hidden />
      </Box>
      <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
        {`${atMost ? 'Up to ' : ''}${whom} would see ${seen} for “${field.name}”.`}
      </Text>
    </List.Item>
  );
};

const figure = (count: number): string => count.toLocaleString('en-GB');
