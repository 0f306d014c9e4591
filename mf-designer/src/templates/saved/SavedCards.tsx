import type { SavedTemplate } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useYear } from 'shared-kernel/session';
import { Box, Button, Flex, Grid, Heading, Stack, Text } from 'shared-kernel/ui';
import { useMemo } from 'react';

import type { YearData } from '../../editor/year-data/yearDataAtom';
import { cardColumns, type CardSize } from '../gallery/cardSize';
import { TemplateCard } from '../gallery/TemplateCard';
import { samplesOf } from './sampleOf';
import { SavedActions } from './SavedActions';
import { UnreadableTemplates } from './UnreadableTemplates';
import { useFieldAnswers } from './useFieldAnswers';
import { useSavedTemplates } from './useSavedTemplates';

interface SavedCardsProps {
  readonly year: YearData | null;
  readonly size: CardSize;
  /** Null where the screen has nothing to be saved. */
  readonly onSave: (() => void) | null;
  readonly onChoose: (template: SavedTemplate) => void;
}

/** [S154] What the organisation has saved to begin with. */
export const SavedCards = ({ year, size, onSave, onChoose }: SavedCardsProps) => {
  const [saved, reload] = useSavedTemplates();
  return (
    <Box as="section" aria-labelledby={TITLE}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="3">
        <Heading as="h3" size="sm" id={TITLE}>
          Your organisation’s
        </Heading>
        {onSave !== null && (
          <Button size={size === 'large' ? 'sm' : 'xs'} variant="outline" onClick={onSave}>
            Save this screen as a template
          </Button>
        )}
      </Flex>
      {saved.status === 'failed' && (
        <Flex role="alert" gap="3" align="center" wrap="wrap">
          <Text fontSize="sm">
            Your templates could not be loaded. {serverSentence(saved.error)}
          </Text>
          <Button size="sm" variant="outline" onClick={() => void reload()}>
            Try again
          </Button>
        </Flex>
      )}
      {saved.status === 'ready' && (
        <Stack gap="4">
          {saved.value.templates.length === 0 && saved.value.unreadable.length === 0 && (
            <Text fontSize="sm" color="fg.muted">
              None yet. A screen that is worth having again can be saved as a template, here or
              above the canvas, and several of them as a story in the list of screens. Every year of
              your organisation has them then.
            </Text>
          )}
          <Grid as="ul" listStyleType="none" _empty={{ display: 'none' }} {...cardColumns(size)}>
            {saved.value.templates.map((template) => (
              <SavedCard
                key={template.id}
                template={template}
                year={year}
                size={size}
                onChoose={onChoose}
                onChanged={reload}
              />
            ))}
          </Grid>
          <UnreadableTemplates unreadable={saved.value.unreadable} onChanged={reload} />
        </Stack>
      )}
    </Box>
  );
};

const TITLE = 'saved-templates';

interface SavedCardProps {
  readonly template: SavedTemplate;
  readonly year: YearData | null;
  readonly size: CardSize;
  readonly onChoose: (template: SavedTemplate) => void;
  readonly onChanged: () => Promise<void>;
}

const SavedCard = ({ template, year, size, onChoose, onChanged }: SavedCardProps) => {
  const { organisation } = useYear();
  const { answers } = useFieldAnswers(template, year);
  const [sample] = useMemo(
    () => samplesOf(template, answers, year, organisation),
    [template, answers, year, organisation],
  );
  const count = template.screens.length;
  if (sample === undefined) return null;
  return (
    <Flex as="li" direction="column" align="stretch" gap="1" minW="0">
      <TemplateCard
        template={{ ...template, name: template.name === '' ? 'Untitled' : template.name }}
        note={count > 1 ? `${String(count)}\u00a0screens.` : ''}
        sample={sample}
        size={size}
        onChoose={() => {
          onChoose(template);
        }}
      />
      {size === 'large' && (
        <Flex justify="center">
          <SavedActions template={template} onChanged={onChanged} />
        </Flex>
      )}
    </Flex>
  );
};
