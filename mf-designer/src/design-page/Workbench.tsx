import { storyOf } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Box, Flex, Spacer } from 'shared-kernel/ui';

import { Canvas } from '../canvas/Canvas';
import { CanvasJump } from '../canvas/CanvasJump';
import { Invitation } from '../canvas/Invitation';
import { LookControls } from '../canvas/LookControls';
import { MoveNews } from '../canvas/MoveNews';
import { ScaledStage } from '../canvas/ScaledStage';
import { scaleAtom } from '../canvas/zoom/zoomAtom';
import type { CommandContext } from '../editor/commands/command';
import { useEditorValue } from '../editor/EditorContext';
import { useIsNarrow, useIsRoomy } from '../editor/panels/windowRoom';
import { playbackAtom } from '../editor/playback/playbackAtoms';
import { sideBySideAtom } from '../editor/view/sideBySideAtom';
import { deviceSizeAtom, stageBoxAtom, viewAtom } from '../editor/view/viewAtoms';
import { Playback } from '../playback/Playback';
import { PlayControls } from '../playback/PlayControls';
import { RhythmButton } from '../rhythm/RhythmButton';
import { SideBySide } from '../side-by-side/SideBySide';
import { SideBySideButton } from '../side-by-side/SideBySideButton';
import { CanvasText } from '../text/CanvasText';
import { ShortageNote } from '../timeline/ShortageNote';
import { Timeline } from '../timeline/Timeline';
import { LookedAt } from './LookedAt';

interface WorkbenchProps {
  readonly context: CommandContext;
  readonly onTemplates: () => void;
}

/** The stage, still for editing or playing, and what decides how it is looked at. */
export const Workbench = ({ context, onTemplates }: WorkbenchProps) => {
  const view = useEditorValue(viewAtom);
  const size = useEditorValue(deviceSizeAtom);
  const stage = useEditorValue(stageBoxAtom);
  const sideBySide = useEditorValue(sideBySideAtom);
  const still = useEditorValue(playbackAtom).phase === 'still';
  const narrow = useIsNarrow();
  const roomy = useIsRoomy();
  const scale = useEditorValue(scaleAtom);
  const { language } = storyOf(useYear().year);

  return (
    <Flex direction="column" flex="1" minW="0" minH="0">
      <MoveNews />
      <CanvasText />
      {!roomy && (
        <Box
          mb={{ base: 3, lg: 0 }}
          px={{ lg: 3 }}
          py={{ lg: 0.5 }}
          borderBottomWidth={{ lg: '1px' }}
        >
          <LookedAt />
        </Box>
      )}
      {sideBySide && still ? (
        <Box flex={{ lg: 1 }} minH={{ lg: '0' }} p={{ lg: 3 }}>
          <SideBySide />
        </Box>
      ) : (
        <ScaledStage
          stage={stage}
          over={
            <>
              {still && !context.editor.readOnly && <Invitation onTemplates={onTemplates} />}
              <CanvasJump />
            </>
          }
        >
          {(scale, room) =>
            still ? (
              <Canvas key={`${view} ${size}`} scale={scale} room={room} language={language} />
            ) : (
              <Playback />
            )
          }
        </ScaledStage>
      )}
      {!narrow && (
        <Box position="relative">
          <Box
            position="absolute"
            zIndex="1"
            left="2"
            bottom="2"
            style={{ maxWidth: beside(stage.width * scale) }}
          >
            <ShortageNote floating />
          </Box>
        </Box>
      )}
      <Timeline>
        <PlayControls context={context} />
        <RhythmButton context={context} compact />
        <Spacer />
        <LookControls context={context}>
          <SideBySideButton context={context} />
        </LookControls>
      </Timeline>
    </Flex>
  );
};

/** As much as lies between the edge of the room and a stage of so many pixels in its middle, if that is enough for words. */
const beside = (stageWidth: number): string =>
  `max(15rem, calc(50% - ${String(Math.round(stageWidth / 2))}px - 1rem))`;
