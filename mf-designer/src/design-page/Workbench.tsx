import { Box, Flex, Spacer } from 'shared-kernel/ui';

import { Canvas } from '../canvas/Canvas';
import { CanvasJump } from '../canvas/CanvasJump';
import { Invitation } from '../canvas/Invitation';
import { LookControls } from '../canvas/LookControls';
import { MoveNews } from '../canvas/MoveNews';
import { ScaledStage } from '../canvas/ScaledStage';
import type { CommandContext } from '../editor/commands/command';
import { useEditorValue } from '../editor/EditorContext';
import { playbackAtom } from '../editor/playback/playbackAtoms';
import { sideBySideAtom } from '../editor/view/sideBySideAtom';
import { useViewPicking } from '../editor/view/useViewPicking';
import { deviceSizeAtom, stageBoxAtom, viewAtom } from '../editor/view/viewAtoms';
import { Playback } from '../playback/Playback';
import { PlayControls } from '../playback/PlayControls';
import { PreviewData } from '../preview-data/PreviewData';
import { RhythmButton } from '../rhythm/RhythmButton';
import { SideBySide } from '../side-by-side/SideBySide';
import { SideBySideButton } from '../side-by-side/SideBySideButton';
import { Timeline } from '../timeline/Timeline';
import { ViewPicker } from '../views/ViewPicker';
import { BELOW_BAR } from './stickyPlaces';

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
  const pickView = useViewPicking();

  return (
    <Flex
      direction="column"
      minW="0"
      h={{ lg: `calc(100dvh - ${BELOW_BAR} - 0.625rem)` }}
      position={{ lg: 'sticky' }}
      top={{ lg: `calc${BELOW_BAR}` }}
      alignSelf="start"
    >
      <MoveNews />
      <Flex wrap="wrap" gap="3" align="flex-start" mb="3">
        <ViewPicker view={view} size={size} onPick={pickView} />
        <PreviewData />
      </Flex>
      {sideBySide && still ? (
        <Box flex={{ lg: 1 }} minH={{ lg: '12rem' }}>
          <SideBySide />
        </Box>
      ) : (
        <ScaledStage
          stage={stage}
          over={
            <>
              {still && <Invitation onTemplates={onTemplates} />}
              <CanvasJump />
            </>
          }
        >
          {(scale, room) =>
            still ? <Canvas key={`${view} ${size}`} scale={scale} room={room} /> : <Playback />
          }
        </ScaledStage>
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
