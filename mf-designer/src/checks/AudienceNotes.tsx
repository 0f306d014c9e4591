import { printCount } from 'shared-kernel/model';
import { List, Stack, Heading, Text } from 'shared-kernel/ui';

import { seenFor } from '../document/audience/audienceWords';
import { answeredAudienceAtom, type AudienceAnswer } from '../editor/audience/audienceAtoms';
import { useEditorValue } from '../editor/EditorContext';
import { readyYearDataAtom } from '../editor/year-data/yearDataAtom';
import { wordFallbacks } from './judgeAudience';

/** [S101] How far the audience could be counted, and who sees which word in the place of a name. */
export const AudienceNotes = () => {
  const answer = useEditorValue(answeredAudienceAtom)?.answer ?? { status: 'working' as const };
  const year = useEditorValue(readyYearDataAtom);
  const told =
    answer.status === 'ready' && year !== null ? wordFallbacks(answer.audience, year) : [];
  return (
    <Stack gap="2" mt="3">
      {told.length > 0 && (
        <Stack as="section" gap="1">
          <Heading as="h3" fontSize="sm">
            Words in the place of names
          </Heading>
          <List.Root listStyle="none" gap="1" aria-label="Words in the place of names">
            {told.map(({ missing, shown, fallback, name, source, id }) => (
              <List.Item key={[source, id, fallback].join('|')} fontSize="sm">
                {`${printCount(missing)} of ${printCount(shown)} would see ${seenFor(fallback)} for “${name}”`}
              </List.Item>
            ))}
          </List.Root>
        </Stack>
      )}
      <Text fontSize="xs" color="fg.muted" role="status">
        {audienceWords(answer)}
      </Text>
    </Stack>
  );
};

function audienceWords(answer: AudienceAnswer): string {
  if (answer.status === 'working') return 'Counting who would see fallbacks and zeros …';
  if (answer.status === 'unknown')
    return `Who would see fallbacks and zeros could not be counted. ${answer.why}`;
  const { supporters, matched, items } = answer.audience;
  if (items.length === 0)
    return 'No text shows data: everybody who gets this screen sees the same.';
  if (supporters === 0)
    return 'No supporters are imported yet: who would see fallbacks and zeros is not known.';
  if (matched === 0)
    return `Counted: none of ${printCount(supporters)} supporters gets this screen.`;
  return `Counted: ${printCount(matched)} of ${printCount(supporters)} supporters get this screen.`;
}
