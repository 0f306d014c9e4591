import { CardLikeness } from 'shared-kernel/closing-card';
import type { YearStory } from 'shared-kernel/model';
import { HEADER_ROW, Stack, Text } from 'shared-kernel/ui';
import { exampleOf } from './exampleOf';
import { heldBackFor, type YearSources } from './numberSources';

interface CardMiniatureProps {
  readonly story: YearStory;
  readonly organisationName: string;
  readonly sources: YearSources;
}

/** The closing card as it is being edited, with examples for numbers. */
export const CardMiniature = ({ story, organisationName, sources }: CardMiniatureProps) => {
  const { closingCard } = story;
  const numbers = closingCard.numbers
    .filter(({ text }) => heldBackFor(text, sources.neverShared) === null)
    .map(({ text, label }) => ({ label, value: exampleOf(text, sources.fields)?.value ?? '12' }));
  return (
    <Stack position="sticky" top={`calc(${HEADER_ROW} + 1rem)`} gap="2" aria-hidden>
      <CardLikeness story={story} organisationName={organisationName} numbers={numbers} />
      <Text fontSize="xs" color="fg.muted" textAlign="center">
        {closingCard.shown ? 'The closing card, with examples' : 'No closing card is shown'}
      </Text>
    </Stack>
  );
};
