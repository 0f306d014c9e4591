import { useState } from 'react';
import type { Year } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { ofYear, useReading, useServerChanges } from 'shared-kernel/server-state';
import { useRefreshOrganisation, useToast } from 'shared-kernel/session';
import {
  Button,
  Checkbox,
  ErrorPanel,
  List,
  ModalDialog,
  Skeleton,
  Stack,
  Text,
} from 'shared-kernel/ui';
import {
  planRollForwardUndo,
  undoRollForward,
  type RollForwardOf,
  type UndoneRollForward,
  type UndoPlan,
} from '../server/rollForward';
import { amountWords, binWords, leftWords, takenBy } from './undoWords';

interface UndoDialogProps {
  readonly source: Pick<Year, 'name'>;
  readonly target: Pick<Year, 'name'>;
  readonly of: RollForwardOf;
  readonly onClose: (isDone?: boolean) => void;
}

/** What undoing would take and leave; then what it took and left. */
export const UndoDialog = ({ source, target, of, onClose }: UndoDialogProps) => {
  const [plan, reload] = useReading(
    ofYear(of, 'roll-forward-undo', () => planRollForwardUndo(of), of.source),
    { fresh: true },
  );
  const [takesAll, setTakesAll] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [undone, setUndone] = useState<UndoneRollForward | null>(null);
  const toast = useToast();
  const { changed } = useServerChanges();
  const refresh = useRefreshOrganisation();

  const undo = async ({ asOf }: UndoPlan) => {
    setWorking(true);
    const answer = await undoRollForward({ ...of, editsUntil: takesAll ? asOf : null });
    setWorking(false);
    if (answer.ok) setUndone(answer.value);
    else toast({ header: 'Roll forward', body: serverSentence(answer.error), variant: 'danger' });
    changed();
    await refresh(of.organisationId);
  };
  const close = () => {
    if (!isWorking) onClose(undone !== null);
  };
  const chosen = plan.status !== 'ready' ? null : takesAll ? plan.value.all : plan.value;
  const isNothing = chosen !== null && amountWords(takenBy(chosen)) === '';
  return (
    <ModalDialog
      open
      title={
        undone === null
          ? `Undo the roll forward from ${source.name}?`
          : `The roll forward from ${source.name} is undone`
      }
      onClose={close}
      footer={
        <>
          <Button variant="outline" disabled={isWorking} onClick={close}>
            {undone === null ? 'Cancel' : 'Close'}
          </Button>
          {undone === null && (
            <Button
              colorPalette="red"
              disabled={plan.status !== 'ready' || isNothing}
              loading={isWorking}
              onClick={() => {
                if (plan.status === 'ready') void undo(plan.value);
              }}
            >
              Undo the roll forward
            </Button>
          )}
        </>
      }
    >
      {undone === null && plan.status === 'loading' && <Skeleton h="6rem" />}
      {undone === null && plan.status === 'failed' && (
        <ErrorPanel title="What it brought could not be read" onRetry={() => void reload()}>
          {serverSentence(plan.error)} Nothing has been changed.
        </ErrorPanel>
      )}
      {undone === null && plan.status === 'ready' && chosen !== null && (
        <Stack gap="4">
          <Text>
            {isNothing
              ? `Nothing that it brought to ${target.name} can be taken back.`
              : `${amountWords(takenBy(chosen))} of ${target.name} will be taken away. ${binWords(takenBy(chosen))}`}
          </Text>
          {chosen.isPublished && (
            <Text>Supporters see what is published until you publish again.</Text>
          )}
          <Sentences title="What stays" lines={chosen.left.map(leftWords)} />
          <Sentences title="What will refer to something that is gone" lines={chosen.broken} />
          {plan.value.all.takes.length > plan.value.takes.length && (
            <Checkbox.Root
              checked={takesAll}
              disabled={isWorking}
              onCheckedChange={({ checked }) => {
                setTakesAll(checked === true);
              }}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>Take away what was edited or is used as well</Checkbox.Label>
            </Checkbox.Root>
          )}
        </Stack>
      )}
      {undone !== null && (
        <Stack gap="4">
          <Text role="status">
            {amountWords(undone) === ''
              ? 'Nothing was taken away.'
              : `Taken away: ${amountWords(undone)}. ${binWords(undone)}`}
          </Text>
          <Sentences title="What stayed" lines={undone.left.map(leftWords)} />
        </Stack>
      )}
    </ModalDialog>
  );
};

const Sentences = ({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly string[];
}) =>
  lines.length > 0 && (
    <Stack gap="1">
      <Text color="fg" fontWeight="medium">
        {title} ({lines.length})
      </Text>
      <List.Root
        aria-label={title}
        ps="5"
        maxH="12rem"
        overflowY="auto"
        fontSize="sm"
        // A list that scrolls is scrolled by keyboard as well.
        tabIndex={0}
      >
        {lines.map((line, index) => (
          <List.Item key={`${String(index)} ${line}`} overflowWrap="anywhere">
            {line}
          </List.Item>
        ))}
      </List.Root>
    </Stack>
  );
