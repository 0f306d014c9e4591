import { Columns3 } from 'shared-kernel/ui';

import { CommandButton } from '../controls/CommandButton';
import type { CommandContext } from '../editor/commands/command';
import { useEditorValue } from '../editor/EditorContext';
import { sideBySideAtom } from '../editor/view/sideBySideAtom';
import { TOGGLE_SIDE_BY_SIDE } from './sideBySideCommand';

export const SideBySideButton = ({ context }: { context: CommandContext }) => (
  <CommandButton
    command={TOGGLE_SIDE_BY_SIDE}
    context={context}
    pressed={useEditorValue(sideBySideAtom)}
  >
    <Columns3 size={16} />
  </CommandButton>
);
