import { failureSentence } from 'shared-kernel/firestore';
import { nameOf, type Screen, type Year, type YearScope } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Button, Field, ModalDialog, NativeSelect, Skeleton, Stack, Text } from 'shared-kernel/ui';
import { useMemo, useState } from 'react';
import { TransferReportView } from './TransferReportView';
import { useTransfer, type ReadyTransfer } from './useTransfer';

interface DuplicateDialogProps {
  readonly screen: Screen;
  readonly years: readonly Year[];
  readonly onClose: () => void;
  readonly onDuplicate: (copy: ReadyTransfer['copy'], target: YearScope) => void;
}

/** Asks for the year of a copy, and says what of the screen does not exist there. */
export const DuplicateDialog = ({ screen, years, onClose, onDuplicate }: DuplicateDialogProps) => {
  const { year, scope } = useYear();
  const [targetId, setTargetId] = useState(year.id);
  const target = useMemo(
    () => ({ organisationId: scope.organisationId, yearId: targetId }),
    [scope.organisationId, targetId],
  );
  const [transfer, reload] = useTransfer(screen, target);
  const chosen = years.find(({ id }) => id === targetId) ?? year;
  return (
    <ModalDialog
      open
      title={`Duplicate “${nameOf(screen)}”`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={transfer.status !== 'ready'}
            onClick={() => {
              if (transfer.status === 'ready') onDuplicate(transfer.value.copy, target);
            }}
          >
            Duplicate
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Field.Root>
          <Field.Label>Year of the copy</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={targetId}
              onChange={({ currentTarget: { value } }) => {
                setTargetId(years.find(({ id }) => id === value)?.id ?? year.id);
              }}
            >
              {years.map(({ id, name }) => (
                <option key={id} value={id}>
                  {id === year.id ? `${name} (this year)` : name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        {transfer.status === 'loading' && <Skeleton h="3rem" />}
        {transfer.status === 'failed' && (
          <Stack gap="2" align="flex-start" role="alert">
            <Text>{failureSentence(transfer.error)} Nothing has been copied.</Text>
            <Button size="sm" variant="outline" onClick={() => void reload()}>
              Try again
            </Button>
          </Stack>
        )}
        {transfer.status === 'ready' &&
          (targetId === year.id ? (
            <Text>The copy has the same content and is shown to the same supporters.</Text>
          ) : (
            <>
              <TransferReportView report={transfer.value.report} yearName={chosen.name} />
              <Text fontSize="sm">
                Choose {chosen.name} at the top of the page to see the copy.
              </Text>
            </>
          ))}
      </Stack>
    </ModalDialog>
  );
};
