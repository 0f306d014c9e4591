import type { ScreenId } from 'shared-kernel/model';
import {
  ArrowDown,
  ArrowUp,
  Button,
  Copy,
  HStack,
  Spacer,
  Stack,
  VisuallyHidden,
} from 'shared-kernel/ui';

import { CommandButton } from '../controls/CommandButton';
import { Section } from '../controls/Section';
import type { CommandContext } from '../editor/commands/command';
import { COPY_ITEM, MOVE_EARLIER, MOVE_LATER } from '../editor/commands/itemCommands';
import { contentAtom, selectionAtom } from '../editor/documentAtoms';
import { useEditorReading } from '../editor/useEditorReading';
import { AddButtons } from './AddButtons';
import { CopyFromScreen } from './CopyFromScreen';
import { ObjectRows } from './ObjectRows';
import { useListChanges } from './useListChanges';

interface ObjectListProps {
  readonly context: CommandContext;
  readonly screenId: ScreenId;
  /** Shows the templates, where there are no objects yet. */
  readonly onTemplates: () => void;
}

/** The screen's objects in the order in which they appear: the accessible twin of the canvas. */
export const ObjectList = ({ context, screenId, onTemplates }: ObjectListProps) => {
  const count = useEditorReading(({ get }) => get(contentAtom).items.length);
  const selected = useEditorReading(({ get }) => get(selectionAtom).length);
  const changes = useListChanges();

  return (
    <Section
      id="objects"
      label="Objects"
      summary={selected > 1 ? `${String(selected)} of ${String(count)} selected` : String(count)}
    >
      <Stack gap="3">
        <AddButtons context={context} />
        <ObjectRows context={context} onTemplates={onTemplates} />
        <HStack gap="1">
          <Button
            size="xs"
            variant="outline"
            disabled={!COPY_ITEM.isAvailable(context)}
            onClick={() => {
              COPY_ITEM.run(context);
            }}
          >
            <Copy size={14} aria-hidden /> {COPY_ITEM.label}
          </Button>
          <Spacer />
          <CommandButton command={MOVE_EARLIER} context={context}>
            <ArrowUp size={16} aria-hidden />
          </CommandButton>
          <CommandButton command={MOVE_LATER} context={context}>
            <ArrowDown size={16} aria-hidden />
          </CommandButton>
        </HStack>
        <CopyFromScreen screenId={screenId} />
      </Stack>
      <VisuallyHidden role="status" aria-label="Changes of the list">
        {changes}
      </VisuallyHidden>
    </Section>
  );
};
