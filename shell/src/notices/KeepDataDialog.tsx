import { useState } from 'react';
import {
  actorAtStart,
  compareDays,
  dayBeside,
  dayOfInput,
  isoDay,
  localDay,
  type Organisation,
  type Year,
} from 'shared-kernel/model';
import { saveYear, useServerToasts } from 'shared-kernel/server';
import { useRefreshOrganisation, useToast } from 'shared-kernel/session';
import { ConfirmDialog, Field, Input, Stack, Text } from 'shared-kernel/ui';

interface KeepDataDialogProps {
  readonly organisation: Organisation;
  readonly year: Year;
  readonly onClose: () => void;
}

/** Puts off the removal of a year's supporter data, by another last day or none. */
export const KeepDataDialog = ({ organisation, year, onClose }: KeepDataDialogProps) => {
  const { saveWithToast } = useServerToasts();
  const refresh = useRefreshOrganisation();
  const showToast = useToast();
  const [lastDay, setLastDay] = useState(isoDay(dayBeside(localDay(new Date()), 365)));
  const [saving, setSaving] = useState(false);
  const fault = faultOf(lastDay);

  const keep = async () => {
    setSaving(true);
    const answer = await saveWithToast('Supporter data', () =>
      saveYear({
        organisationId: organisation.id,
        yearId: year.id,
        name: year.name,
        firstDay: dayBeside(year.dateFrom, 1),
        lastDay: dayBeside(year.dateTo, -1),
        embedPage: year.embedPage,
        retainUntil: dayOfInput(lastDay),
        expectedRevision: year.saved.revision,
        // Whoever keeps people for longer than they would stay now is not asked whether they go.
        confirmedName: year.name,
      }),
    );
    setSaving(false);
    if (answer?.outcome === 'conflict')
      showToast({
        header: 'Supporter data',
        body: `${actorAtStart(answer.savedBy)} saved this year meanwhile. Nothing was changed: look at it again.`,
        variant: 'warning',
      });
    if (answer !== null) await refresh(organisation.id);
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={`Keep the supporter data of ${year.name}?`}
      confirmLabel="Keep the data"
      confirmDisabled={fault !== null || saving}
      onConfirm={() => void keep()}
      onCancel={onClose}
    >
      <Stack gap="4">
        <Text>Nothing has been removed yet. Choose how long it is to stay.</Text>
        <Field.Root invalid={fault !== null}>
          <Field.Label color="fg">Keep supporter data until</Field.Label>
          <Input
            type="date"
            value={lastDay}
            onChange={(event) => {
              setLastDay(event.currentTarget.value);
            }}
          />
          <Field.ErrorText>{fault}</Field.ErrorText>
          <Field.HelperText>Leave it empty to keep it until somebody removes it.</Field.HelperText>
        </Field.Root>
      </Stack>
    </ConfirmDialog>
  );
};

function faultOf(written: string): string | null {
  if (written === '') return null;
  const day = dayOfInput(written);
  if (day === null) return 'Choose a day, or leave it empty.';
  return compareDays(day, localDay(new Date())) < 0
    ? 'This day is over: choose today or a later day.'
    : null;
}
