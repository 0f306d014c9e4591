import { links, useNavigate } from 'shared-kernel/contract';
import { nameOf, type View } from 'shared-kernel/model';
import type { SavedTemplates } from 'shared-kernel/saved-templates';
import { useToast } from 'shared-kernel/session';
import { Flex, Grid, Heading, Stack, Text } from 'shared-kernel/ui';
import { useState } from 'react';

import type { YearData } from '../editor/year-data/yearDataAtom';
import { StyleChoice } from '../templates/gallery/StyleChoice';
import { SavedActions } from '../templates/saved/SavedActions';
import { UnreadableTemplates } from '../templates/saved/UnreadableTemplates';
import { STORIES } from '../templates/stories/stories';
import type { Style } from '../templates/styles/style';
import { STYLES } from '../templates/styles/styles';
import { ProductStory } from './ProductStory';
import { SavedStory } from './SavedStory';
import { StoryChoice, type ChosenStory } from './StoryChoice';
import { useStoryMaking, type StoryScreen } from './useStoryMaking';

interface StoryTemplatesProps {
  readonly year: YearData;
  readonly saved: SavedTemplates;
  /** The id of the saved template that is chosen at first; one of the product's where there is no such. */
  readonly first: string | null;
  /** The saved templates are others now. */
  readonly onChanged: () => Promise<void>;
}

/** [S151, S156] A story, a style, what it asks, and its screens as they will be. */
export const StoryTemplates = ({ year, saved, first, onChanged }: StoryTemplatesProps) => {
  const [wished, wish] = useState<ChosenStory>(() => firstOf(saved, first));
  const [style, setStyle] = useState<Style>(STYLES[0]);
  const [view, setView] = useState<View>('mobilePortrait');
  const { progress, goOn, restart } = useStoryMaking(year);
  const navigate = useNavigate();
  const toast = useToast();
  const chosen = asItIsNow(wished, saved);
  const working = progress.status === 'working';

  const makeAll = async (screens: readonly StoryScreen[]) => {
    if (!(await goOn(screens))) return;
    toast({
      header: chosen.kind === 'saved' ? nameOf(chosen.template) : chosen.story.name,
      body: 'The screens are there.',
      variant: 'success',
      delayMs: 2000,
    });
    void navigate(links.screens());
  };
  const making = {
    ...{ year, progress, view, onView: setView },
    onMake: (screens: readonly StoryScreen[]) => void makeAll(screens),
  };

  return (
    <Stack gap="6">
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="6">
        <Stack gap="4">
          <StoryChoice
            chosen={chosen}
            saved={saved.templates}
            disabled={working}
            onStory={(story) => {
              wish(story);
              restart();
            }}
          />
          <UnreadableTemplates unreadable={saved.unreadable} onChanged={onChanged} />
        </Stack>
        <Stack gap="4">
          <Heading as="h2" size="sm">
            {chosen.kind === 'product' ? 'In which style' : 'Its look'}
          </Heading>
          {chosen.kind === 'product' ? (
            <StyleChoice style={style} disabled={working} stacked onStyle={setStyle} />
          ) : (
            <Stack gap="3" inert={working}>
              <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                {`“${nameOf(chosen.template)}” keeps the look that it was saved with, in the fonts and colours of your brand.${fromYear(chosen.template.yearName)}`}
              </Text>
              <Flex ms="-2.5">
                <SavedActions template={chosen.template} onChanged={onChanged} />
              </Flex>
            </Stack>
          )}
        </Stack>
      </Grid>
      {chosen.kind === 'product' ? (
        <ProductStory story={chosen.story} style={style} {...making} />
      ) : (
        <SavedStory key={chosen.template.id} template={chosen.template} {...making} />
      )}
    </Stack>
  );
};

const fromYear = (name: string): string => (name === '' ? '' : ` It was saved in ${name}.`);

const OF_PRODUCT: ChosenStory = { kind: 'product', story: STORIES[0] };

function firstOf({ templates }: SavedTemplates, id: string | null): ChosenStory {
  const template = templates.find((one) => one.id === id);
  return template === undefined ? OF_PRODUCT : { kind: 'saved', template };
}

/** One that was renamed is chosen still, one that was deleted is not. */
const asItIsNow = (wished: ChosenStory, saved: SavedTemplates): ChosenStory =>
  wished.kind === 'saved' ? firstOf(saved, wished.template.id) : wished;
