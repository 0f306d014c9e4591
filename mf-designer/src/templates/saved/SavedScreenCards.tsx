import type { SavedTemplate, TemplateScreen } from 'shared-kernel/model';
import { nameOf } from 'shared-kernel/model';
import { Link } from 'shared-kernel/contract';
import { useYear } from 'shared-kernel/session';
import { Button, Dialog, Flex, Grid, Text } from 'shared-kernel/ui';
import { useMemo } from 'react';

import type { YearData } from '../../editor/year-data/yearDataAtom';
import { TemplateCard } from '../gallery/TemplateCard';
import { storyTemplatesPath } from '../storyTemplatesPath';
import { samplesOf } from './sampleOf';
import { setupWords } from './setupWords';
import { useFieldAnswers } from './useFieldAnswers';

interface SavedScreenCardsProps {
  readonly template: SavedTemplate;
  readonly year: YearData | null;
  readonly onChoose: (screen: TemplateScreen) => void;
  readonly onBack: () => void;
}

/** [S154] The screens of a saved story, each of which can be taken by itself. */
export const SavedScreenCards = (props: SavedScreenCardsProps) => {
  const { template, year, onChoose, onBack } = props;
  const { organisation } = useYear();
  const { answers } = useFieldAnswers(template, year);
  const samples = useMemo(
    () => samplesOf(template, answers, year, organisation),
    [template, answers, year, organisation],
  );
  return (
    <>
      <Dialog.Body pb="6">
        <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="4">
          <Text color="fg.muted">
            {[template.purpose, 'Choose one of its screens for this one.']
              .filter((words) => words !== '')
              .join(' ')}
          </Text>
          <Button asChild variant="plain" size="sm" h="auto" p="0" color="accent.fg">
            <Link to={storyTemplatesPath(template.id)}>Make all of its screens</Link>
          </Button>
        </Flex>
        <Grid templateColumns="repeat(auto-fill, minmax(12rem, 1fr))" gap="4">
          {template.screens.map((screen, place) => {
            const sample = samples[place];
            return (
              sample !== undefined && (
                <TemplateCard
                  // A template's screens have no ids, and stay in their order.
                  key={place}
                  template={{
                    name: nameOf(screen),
                    purpose: `For ${setupWords(screen, template.searches)}.`,
                  }}
                  sample={sample}
                  onChoose={() => {
                    onChoose(screen);
                  }}
                />
              )
            );
          })}
        </Grid>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onBack}>
          All templates
        </Button>
      </Dialog.Footer>
    </>
  );
};
