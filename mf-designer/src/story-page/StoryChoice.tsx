import { Heading, RadioGroup, Stack, Text } from 'shared-kernel/ui';

import { STORIES, type StoryTemplate } from '../templates/stories/stories';

interface StoryChoiceProps {
  readonly story: StoryTemplate;
  readonly disabled: boolean;
  readonly onStory: (story: StoryTemplate) => void;
}

/** Whose year it is. */
export const StoryChoice = ({ story, disabled, onStory }: StoryChoiceProps) => (
  <Stack gap="4">
    <Heading as="h2" size="sm" id="whose-story">
      Whose year it is
    </Heading>
    <RadioGroup.Root
      aria-labelledby="whose-story"
      value={story.id}
      disabled={disabled}
      onValueChange={({ value }) => {
        const chosen = STORIES.find(({ id }) => id === value);
        if (chosen !== undefined) onStory(chosen);
      }}
    >
      <Stack gap="4">
        {STORIES.map(({ id, name, purpose, scenes }) => (
          <RadioGroup.Item key={id} value={id} alignItems="flex-start">
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator mt="0.5" />
            <RadioGroup.ItemText>
              <Text as="span" display="block">
                {name}
              </Text>
              <Text as="span" display="block" fontSize="sm" color="fg.muted" fontWeight="normal">
                {`${purpose} ${String(scenes.length)} screens.`}
              </Text>
            </RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  </Stack>
);
