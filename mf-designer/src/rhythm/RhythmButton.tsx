import { AlignHorizontalDistributeCenter, Button } from 'shared-kernel/ui';

import type { CommandContext } from '../editor/commands/command';
import { commandTitle } from '../editor/commands/commandTitle';
import { useEditorReading } from '../editor/useEditorReading';
import { SET_RHYTHM } from './rhythmCommand';

interface RhythmButtonProps {
  readonly context: CommandContext;
}

/** [S86] Shows what the rhythm would change. */
export const RhythmButton = ({ context }: RhythmButtonProps) => {
  const available = useEditorReading(() => SET_RHYTHM.isAvailable(context));
  return (
    <Button
      size="xs"
      variant="outline"
      title={commandTitle(SET_RHYTHM)}
      disabled={!available}
      onClick={() => {
        SET_RHYTHM.run(context);
      }}
    >
      <AlignHorizontalDistributeCenter size={14} aria-hidden /> {SET_RHYTHM.label}
    </Button>
  );
};
