import { useState } from 'react';
import {
  actorAtStart,
  compareDays,
  dayBeside,
  type Organisation,
  type Year,
} from 'shared-kernel/model';
import { saveYear } from 'shared-kernel/server';
import { useToast } from 'shared-kernel/session';
import { ConfirmDialog, Field, Input, Stack, Text } from 'shared-kernel/ui';
import { dayOf, draftOfYear, isoDay, readDraft } from '../set-up/yearDraft';
import { today } from '../set-up/today';
import { useOrganisationSetUp } from '../set-up/useOrganisationSetUp';

interface KeepDataDialogProps {
  readonly organisation: Organisation;
  readonly year: Year;
  readonly onClose: () => void;
}

/** Puts off the removal of a year's supporter data, by another last day or none. */
export const KeepDataDialog = ({ organisation, year, onClose }: KeepDataDialogProps) => {
  const { tellSave, refresh } = useOrganisationSetUp();
  const showToast = useToast();
  const [lastDay, setLastDay] = useState(isoDay(dayBeside(today(), 365)));
  const [saving, setSaving] = useState(false);
  const fault = faultOf(lastDay);

  const keep = async () => {
    const read = readDraft(
      { ...draftOfYear(year), retainUntil: lastDay },
      { today: today(), before: '' },
    );
    if (!read.ok) return;
    setSaving(true);
    const answer = await tellSave('Supporter data', () =>
      saveYear({
        organisationId: organisation.id,
        yearId: year.id,
        ...read.settings,
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
  const day = dayOf(written);
  if (day === null) return 'Choose a day, or leave it empty.';
  return compareDays(day, today()) < 0 ? 'This day is over: choose today or a later day.' : null;
}
