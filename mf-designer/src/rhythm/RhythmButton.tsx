import { AlignHorizontalDistributeCenter, Button, Text } from 'shared-kernel/ui';

import { isOffered, type CommandContext } from '../editor/commands/command';
import { commandTitle } from '../editor/commands/commandTitle';
import { useEditorReading } from '../editor/useEditorReading';
import { SET_RHYTHM } from './rhythmCommand';

interface RhythmButtonProps {
  readonly context: CommandContext;
  /** Its icon alone where the window is narrower than Chakra's `2xl` (spec §9: xxl). */
  readonly compact?: boolean;
}

/** [S86] Shows what the rhythm would change. */
export const RhythmButton = ({ context, compact = false }: RhythmButtonProps) => {
  const available = useEditorReading(() => isOffered(SET_RHYTHM, context));
  return (
    <Button
      size="xs"
      variant="outline"
      aria-label={SET_RHYTHM.label}
      title={commandTitle(SET_RHYTHM)}
      disabled={!available}
      onClick={() => {
        SET_RHYTHM.run(context);
      }}
    >
      <AlignHorizontalDistributeCenter size={14} aria-hidden />
      <Text as="span" hideBelow={compact ? '2xl' : undefined} data-words>
        {SET_RHYTHM.label}
      </Text>
    </Button>
  );
};
