import { useState } from 'react';
import { RESTORABLE_DAYS, type Organisation, type Year } from 'shared-kernel/model';
import { useRefreshOrganisation } from 'shared-kernel/session';
import { useServerToasts } from 'shared-kernel/server';
import { Button, Text } from 'shared-kernel/ui';
import { ConfirmByName } from '../confirm/ConfirmByName';
import { supportersWords } from './supportersWords';
import { deleteYear } from '../server/organisations';

interface DeleteYearProps {
  readonly organisation: Organisation;
  readonly year: Year;
}

/** The button that deletes a year, and the question before it. */
export const DeleteYear = ({ organisation, year }: DeleteYearProps) => {
  const [isAsked, setAsked] = useState(false);
  const { withToast } = useServerToasts();
  const refresh = useRefreshOrganisation();
  const remove = async (confirmedName: string) => {
    setAsked(false);
    const deleted = await withToast('Year', `“${year.name}” is deleted`, () =>
      deleteYear({ organisationId: organisation.id, yearId: year.id, confirmedName }),
    );
    if (deleted.ok) await refresh(organisation.id);
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Delete ${year.name}`}
        onClick={() => {
          setAsked(true);
        }}
      >
        Delete
      </Button>
      <ConfirmByName
        open={isAsked}
        title={`Delete the year ${year.name}?`}
        name={year.name}
        what="year"
        confirmLabel="Delete the year"
        onConfirm={(typed) => void remove(typed)}
        onCancel={() => {
          setAsked(false);
        }}
      >
        <Text>{consequence(year)}</Text>
      </ConfirmByName>
    </>
  );
};

const consequence = ({ name, supportersTotal }: Year): string =>
  `${supportersTotal > 0 ? `The data of ${supportersWords(supportersTotal)}` : 'Supporter data'}, searches, screens and results of ${name} are put away at once: nobody works in the year any more, and its personal links show nothing. For ${String(RESTORABLE_DAYS)} days an admin can restore it; then all of it is removed for good.`;
