import { Flex, IconButton, Redo2, Undo2 } from 'shared-kernel/ui';
import type { SearchSteps } from './useSearchHistory';

/** Takes the newest edit of the search back, or makes it again. */
export const StepButtons = ({ undo, redo }: Pick<SearchSteps, 'undo' | 'redo'>) => (
  <Flex>
    <IconButton
      {...{ size: 'sm', variant: 'ghost', color: 'fg.muted', 'aria-label': 'Undo' }}
      title="Undo (Ctrl+Z)"
      disabled={undo === null}
      onClick={undo ?? undefined}
    >
      <Undo2 size={16} aria-hidden />
    </IconButton>
    <IconButton
      {...{ size: 'sm', variant: 'ghost', color: 'fg.muted', 'aria-label': 'Redo' }}
      title="Redo (Ctrl+Shift+Z)"
      disabled={redo === null}
      onClick={redo ?? undefined}
    >
      <Redo2 size={16} aria-hidden />
    </IconButton>
  </Flex>
);
