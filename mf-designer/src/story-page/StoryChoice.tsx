import { nameOf, type SavedTemplate } from 'shared-kernel/model';
import { Heading, RadioGroup, Stack, Text } from 'shared-kernel/ui';

import { STORIES, type StoryTemplate } from '../templates/stories/stories';

/** A story of the product, or what the organisation has saved. */
export type ChosenStory =
  | { readonly kind: 'product'; readonly story: StoryTemplate }
  | { readonly kind: 'saved'; readonly template: SavedTemplate };

interface StoryChoiceProps {
  readonly chosen: ChosenStory;
  readonly saved: readonly SavedTemplate[];
  readonly disabled: boolean;
  readonly onStory: (chosen: ChosenStory) => void;
}

/** Whose year it is. */
export const StoryChoice = ({ chosen, saved, disabled, onStory }: StoryChoiceProps) => {
  const options: readonly Option[] = [
    ...saved.map((template) => ({
      id: `saved ${template.id}`,
      name: nameOf(template),
      about: template.purpose,
      count: template.screens.length,
      chosen: { kind: 'saved', template } as const,
    })),
    ...STORIES.map((story) => ({
      id: story.id,
      name: story.name,
      about: story.purpose,
      count: story.scenes.length,
      chosen: { kind: 'product', story } as const,
    })),
  ];
  const own = options.slice(0, saved.length);
  const ofProduct = options.slice(saved.length);
  const ownSection = (
    <Stack as="section" gap="4" aria-labelledby="own-stories">
      <Heading as="h2" size="sm" id="own-stories">
        Your organisation’s
      </Heading>
      {own.length === 0 && (
        <Text fontSize="sm" color="fg.muted">
          None yet. “Save as a template” in the list of screens keeps a story of your own for every
          year.
        </Text>
      )}
      <Options options={own} />
    </Stack>
  );
  return (
    <RadioGroup.Root
      aria-label="Story"
      value={chosen.kind === 'saved' ? `saved ${chosen.template.id}` : chosen.story.id}
      disabled={disabled}
      onValueChange={({ value }) => {
        const option = options.find(({ id }) => id === value);
        if (option !== undefined) onStory(option.chosen);
      }}
    >
      <Stack gap="6">
        {own.length > 0 && ownSection}
        <Stack as="section" gap="4" aria-labelledby="whose-story">
          <Heading as="h2" size="sm" id="whose-story">
            Ready-made: whose year it is
          </Heading>
          <Options options={ofProduct} />
        </Stack>
        {own.length === 0 && ownSection}
      </Stack>
    </RadioGroup.Root>
  );
};

interface Option {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly count: number;
  readonly chosen: ChosenStory;
}

const Options = ({ options }: { readonly options: readonly Option[] }) => (
  <Stack gap="4">
    {options.map(({ id, name, about, count }) => (
      <RadioGroup.Item key={id} value={id} alignItems="flex-start">
        <RadioGroup.ItemHiddenInput />
        <RadioGroup.ItemIndicator mt="0.5" />
        <RadioGroup.ItemText minW="0" overflowWrap="anywhere">
          <Text as="span" display="block">
            {name}
          </Text>
          <Text as="span" display="block" fontSize="sm" color="fg.muted" fontWeight="normal">
            {[about, count === 1 ? '1 screen.' : `${String(count)} screens.`]
              .filter((words) => words !== '')
              .join(' ')}
          </Text>
        </RadioGroup.ItemText>
      </RadioGroup.Item>
    ))}
  </Stack>
);
