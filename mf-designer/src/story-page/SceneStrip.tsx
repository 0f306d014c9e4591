import { VIEW_LABELS, VIEWS, type ScreenContent, type View } from 'shared-kernel/model';
import { Box, Flex, Heading } from 'shared-kernel/ui';

import { ChoiceField } from '../controls/inputs/ChoiceField';
import type { YearData } from '../editor/year-data/yearDataAtom';
import { ClosingEntry } from './ClosingEntry';
import { SceneCard } from './SceneCard';

/** A screen of a story, as it is looked at. */
export interface ShownScene {
  readonly name: string;
  /** Whom it is for: "supporters who gave". */
  readonly audience: string;
  /** With examples in place of placeholders. */
  readonly sample: ScreenContent;
}

/** In which view stories are looked at. */
export interface ViewOfStories {
  readonly view: View;
  readonly onView: (view: View) => void;
}

interface SceneStripProps extends ViewOfStories {
  readonly scenes: readonly ShownScene[];
  readonly year: YearData;
}

const VIEW_CHOICES = VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] }));

/** The screens of a story beside each other, and what it ends with. */
export const SceneStrip = ({ scenes, year, view, onView }: SceneStripProps) => (
  <Box>
    <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="3">
      <Heading as="h2" size="sm">
        {`${scenes.length === 1 ? '1 screen' : `${String(scenes.length)} screens`}, with examples of your data`}
      </Heading>
      <Box w="11rem">
        <ChoiceField
          label="View"
          labelHidden
          value={view}
          choices={VIEW_CHOICES}
          onChange={onView}
        />
      </Box>
    </Flex>
    <Flex
      as="ol"
      aria-label="Screens of the story"
      gap="4"
      overflowX="auto"
      pb="4"
      listStyleType="none"
    >
      {scenes.map((scene, place) => (
        // They have no ids, and stay in their order.
        <SceneCard
          key={`${String(place)} ${scene.name}`}
          place={place + 1}
          view={view}
          {...scene}
        />
      ))}
      <ClosingEntry year={year} view={view} />
    </Flex>
  </Box>
);
