import { storyOf } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Box, Flex, Heading, Panel, SimpleGrid, Stack, Text } from 'shared-kernel/ui';
import { PlayButton } from '../../supporter-preview/PlayButton';
import type { SupporterScreens } from '../../supporter-evaluation/useSupporterScreens';
import { TracedScreen } from '../../why/TracedScreen';
import type { SupporterTraces } from '../../supporter-evaluation/useTraces';
import { SmallPlayer } from './SmallPlayer';

interface ScreensSectionProps {
  readonly found: SupporterScreens;
  readonly traces: SupporterTraces;
}

/** The screens that a supporter sees, playing, and those that they do not, each with why. */
export const ScreensSection = ({ found, traces }: ScreensSectionProps) => {
  const { language } = storyOf(useYear().year);
  const finished = new Map(found.screens.map((screen) => [screen.screenId, screen]));
  const others = traces.screens.filter(({ screen }) => !finished.has(screen.id));
  return (
    <Panel as="section" aria-label="Screens">
      <Flex gap="3" wrap="wrap" justify="space-between" align="flex-start" mb="3">
        <Box minW="0">
          <Heading as="h2" fontSize="lg" fontWeight="semibold" mb="1">
            Screens
          </Heading>
          <Text color="fg.muted" fontSize="sm">
            {seenWords(finished.size, traces.screens.length)}
          </Text>
        </Box>
        {finished.size > 0 && <PlayButton found={found}>Play the whole story</PlayButton>}
      </Flex>
      <SimpleGrid
        as="ol"
        columns={{ base: 1, xl: 2 }}
        columnGap="5"
        rowGap="3"
        listStyleType="none"
        aria-label="Screens that are seen"
      >
        {traces.screens.map((trace) => {
          const screen = finished.get(trace.screen.id);
          if (screen === undefined) return null;
          return (
            <TracedScreen
              key={trace.screen.id}
              trace={trace}
              untold={traces.untold}
              words={traces.words}
              picture={
                <SmallPlayer definition={trace.screen} screen={screen} language={language} />
              }
            />
          );
        })}
      </SimpleGrid>
      {others.length > 0 && (
        <Box mt={finished.size > 0 ? 6 : 0}>
          <Heading as="h3" fontSize="sm" fontWeight="semibold" color="fg.muted" mb="2">
            Not seen
          </Heading>
          <Stack as="ol" gap="3" listStyleType="none" aria-label="Screens that are not seen">
            {others.map((trace) => (
              <TracedScreen
                key={trace.screen.id}
                trace={trace}
                untold={traces.untold}
                words={traces.words}
              />
            ))}
          </Stack>
        </Box>
      )}
    </Panel>
  );
};

function seenWords(seen: number, all: number): string {
  if (all === 0) return 'This year has no screens yet.';
  const of = all === 1 ? '1 screen' : `${String(all)} screens`;
  return `Sees ${seen === 0 ? 'none' : String(seen)} of ${of}, as they are saved now.`;
}
