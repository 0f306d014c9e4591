import type { ScreenId } from 'shared-kernel/model';
import {
  ArrowDown,
  ArrowUp,
  BringToFront,
  Button,
  Copy,
  HStack,
  SendToBack,
  Stack,
  VisuallyHidden,
} from 'shared-kernel/ui';

import { FINGER_GAP } from '../controls/fingerGap';
import { CommandButton } from '../controls/CommandButton';
import { Section } from '../controls/Section';
import { isOffered, type CommandContext } from '../editor/commands/command';
import { COPY_ITEM, MOVE_EARLIER, MOVE_LATER } from '../editor/commands/itemCommands';
import { BRING_TO_FRONT, SEND_TO_BACK } from '../editor/commands/layerCommands';
import { contentAtom, selectionAtom } from '../editor/documentAtoms';
import { useIsNarrow } from '../editor/panels/windowRoom';
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
  const narrow = useIsNarrow();
  const actions = <RowActions context={context} narrow={narrow} />;

  return (
    <Section
      id="objects"
      label="Objects"
      actions={narrow ? undefined : actions}
      summary={selected > 1 ? `${String(selected)} of ${String(count)} selected` : String(count)}
    >
      <Stack gap={{ base: 3, lg: 2 }}>
        {narrow && !context.editor.readOnly && <AddButtons context={context} />}
        <ObjectRows context={context} onTemplates={onTemplates} />
        {narrow && actions}
        {!context.editor.readOnly && <CopyFromScreen screenId={screenId} />}
      </Stack>
      <VisuallyHidden role="status" aria-label="Changes of the list">
        {changes}
      </VisuallyHidden>
    </Section>
  );
};

interface RowActionsProps {
  readonly context: CommandContext;
  /** In a row of their own, where fingers press them. */
  readonly narrow: boolean;
}

/** What can be done with the selected rows. */
const RowActions = ({ context, narrow }: RowActionsProps) => {
  const size = narrow ? 'sm' : '2xs';
  return (
    <HStack gap={narrow ? 1 : 0} css={FINGER_GAP} justify="flex-end">
      {narrow ? (
        <Button
          size="xs"
          variant="outline"
          mr="auto"
          disabled={!isOffered(COPY_ITEM, context)}
          onClick={() => {
            COPY_ITEM.run(context);
          }}
        >
          <Copy size={14} aria-hidden /> {COPY_ITEM.label}
        </Button>
      ) : (
        <CommandButton command={COPY_ITEM} context={context} size={size}>
          <Copy aria-hidden />
        </CommandButton>
      )}
      <CommandButton command={BRING_TO_FRONT} context={context} size={size}>
        <BringToFront aria-hidden />
      </CommandButton>
      <CommandButton command={SEND_TO_BACK} context={context} size={size}>
        <SendToBack aria-hidden />
      </CommandButton>
      <CommandButton command={MOVE_EARLIER} context={context} size={size}>
        <ArrowUp aria-hidden />
      </CommandButton>
      <CommandButton command={MOVE_LATER} context={context} size={size}>
        <ArrowDown aria-hidden />
      </CommandButton>
    </HStack>
  );
};
