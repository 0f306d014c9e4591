import { Button, ChevronLeft, ChevronRight, Flex, Pause, Play, RotateCcw } from 'shared-kernel/ui';
import type { PreviewRun } from './usePreviewRun';

export const PreviewControls = ({ run }: { run: PreviewRun }) => (
  <Flex gap="2" wrap="wrap" justify="center">
    <Button size="sm" variant="outline" disabled={run.isFirst} onClick={run.previous}>
      <ChevronLeft size={14} aria-hidden />
      Previous
    </Button>
    <Button size="sm" variant="outline" minW="6rem" onClick={run.toggle}>
      {run.playing ? <Pause size={14} aria-hidden /> : <Play size={14} aria-hidden />}
      {run.playing ? 'Pause' : 'Play'}
    </Button>
    <Button size="sm" variant="outline" onClick={run.replay}>
      <RotateCcw size={14} aria-hidden />
      Replay
    </Button>
    <Button size="sm" variant="outline" disabled={run.isLast} onClick={run.next}>
      Next
      <ChevronRight size={14} aria-hidden />
    </Button>
  </Flex>
);
