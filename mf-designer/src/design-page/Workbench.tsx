import { Box, Flex } from 'shared-kernel/ui';

import { Canvas } from '../canvas/Canvas';
import { LookControls } from '../canvas/LookControls';
import { ScaledStage } from '../canvas/ScaledStage';
import { ViewPicker } from '../canvas/ViewPicker';
import type { CommandContext } from '../commands/command';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { deviceSizeAtom, stageBoxAtom, viewAtom } from '../editor/viewAtoms';
import { PlayControl } from '../playback/PlayControl';
import { Playback } from '../playback/Playback';
import { usePlayback } from '../playback/usePlayback';
import { playedContentAtom } from '../preview/shownContentAtom';
import { SideBySide } from '../side-by-side/SideBySide';
import { sideBySideAtom } from '../side-by-side/sideBySideAtom';
import { useViewPicking } from '../views/useViewPicking';

/** The stage, still for editing or playing, and what decides how it is looked at. */
export const Workbench = ({ context }: { context: CommandContext }) => {
  const editor = useEditor();
  const view = useEditorValue(viewAtom);
  const size = useEditorValue(deviceSizeAtom);
  const stage = useEditorValue(stageBoxAtom);
  const sideBySide = useEditorValue(sideBySideAtom);
  const playback = usePlayback();
  const pickView = useViewPicking();

  return (
    <Box minW="0" position={{ lg: 'sticky' }} top={{ lg: '4.5rem' }} alignSelf="start">
      <Flex wrap="wrap" gap="3" justify="space-between" align="flex-end" mb="3">
        <ViewPicker
          view={view}
          size={size}
          onPick={(pickedView, pickedSize) => {
            pickView(pickedView, pickedSize);
            playback.stop();
          }}
        />
        <PlayControl
          playing={playback.played !== null}
          tenths={playback.tenths}
          onPlay={() => {
            playback.play(editor.get(playedContentAtom));
          }}
          onStop={playback.stop}
        />
      </Flex>
      {sideBySide && playback.played === null ? (
        <SideBySide />
      ) : (
        <ScaledStage stage={stage}>
          {(scale, room) =>
            playback.played === null ? (
              <Canvas key={`${view} ${size}`} scale={scale} room={room} />
            ) : (
              <Playback
                content={playback.played}
                view={view}
                stage={stage}
                onTenths={playback.setTenths}
                onEnd={playback.stop}
              />
            )
          }
        </ScaledStage>
      )}
      <LookControls context={context} />
    </Box>
  );
};
