import { STORY_LENGTHS, type ClosingCard } from 'shared-kernel/model';
import { Checkbox, Collapsible, Stack, Switch, Text } from 'shared-kernel/ui';
import { StorySection } from '../sections/StorySection';
import { StoryText } from '../sections/StoryText';
import type { StoryEdits } from '../useStoryEdits';
import { CardActions } from './CardActions';
import { CardNumbers } from './CardNumbers';
import type { YearSources } from './numberSources';

interface CardSectionProps {
  readonly story: StoryEdits;
  readonly sources: YearSources;
}

/** What stands after the last screen. */
export const CardSection = ({ story, sources }: CardSectionProps) => {
  const { edited, edit, faultAt } = story;
  const { closingCard } = edited;
  const change = (changes: Partial<ClosingCard>) => {
    edit((before) => ({ closingCard: { ...before.closingCard, ...changes } }));
  };
  return (
    <StorySection
      title="Closing card"
      help="After the last screen: your logo and name, the supporter’s own numbers, what to do next, and a picture to keep and share."
    >
      <Switch.Root
        checked={closingCard.shown}
        onCheckedChange={({ checked }) => {
          change({ shown: checked });
        }}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>Show a closing card</Switch.Label>
      </Switch.Root>
      <Collapsible.Root open={closingCard.shown}>
        <Collapsible.Content>
          <Stack gap="5">
            <StoryText
              label="Title"
              value={closingCard.title}
              fault={faultAt('closingCard.title')}
              maxLength={STORY_LENGTHS.cardTitle}
              placeholder="Thank you"
              help="Empty: a word of thanks in the language of the year."
              onChange={(title) => {
                change({ title });
              }}
            />
            <CardNumbers
              numbers={closingCard.numbers}
              sources={sources}
              faultAt={faultAt}
              onChange={(numbers) => {
                change({ numbers });
              }}
            />
            <CardActions
              actions={closingCard.actions}
              faultAt={faultAt}
              onChange={(actions) => {
                change({ actions });
              }}
            />
            <Checkbox.Root
              checked={closingCard.qrCode}
              alignItems="flex-start"
              onCheckedChange={({ checked }) => {
                change({ qrCode: checked === true });
              }}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control mt="0.5" />
              <Checkbox.Label fontWeight="normal">
                A QR code on the picture of the card
                <Text as="span" display="block" color="fg.muted">
                  It leads to the page that everybody may see, never to a personal link.
                </Text>
              </Checkbox.Label>
            </Checkbox.Root>
          </Stack>
        </Collapsible.Content>
      </Collapsible.Root>
    </StorySection>
  );
};
