import { useState } from 'react';
import { RESTORABLE_DAYS, type Organisation } from 'shared-kernel/model';
import { useRefreshOrganisation } from 'shared-kernel/session';
import { useServerToasts } from 'shared-kernel/server';
import { Box, Button, Text } from 'shared-kernel/ui';
import { ConfirmByName } from '../confirm/ConfirmByName';
import { deleteOrganisation } from '../server/organisations';

/** The button that deletes the organisation, and the question before it; for superadmins. */
export const DeleteOrganisation = ({ organisation }: { readonly organisation: Organisation }) => {
  const [isAsked, setAsked] = useState(false);
  const { withToast } = useServerToasts();
  const refresh = useRefreshOrganisation();
  const { id: organisationId, name } = organisation;
  const remove = async (confirmedName: string) => {
    setAsked(false);
    const deleted = await withToast('Organisation', `“${name}” is deleted`, () =>
      deleteOrganisation({ organisationId, confirmedName }),
    );
    if (deleted.ok) await refresh(organisationId);
  };
  return (
    <Box>
      <Button
        variant="outline"
        onClick={() => {
          setAsked(true);
        }}
      >
        Delete this organisation
      </Button>
      <ConfirmByName
        open={isAsked}
        title={`Delete ${name}?`}
        name={name}
        what="organisation"
        confirmLabel="Delete the organisation"
        onConfirm={(typed) => void remove(typed)}
        onCancel={() => {
          setAsked(false);
        }}
      >
        <Text>
          {`Nothing of ${name} is counted, imported or shown to supporters from now on. For ${String(RESTORABLE_DAYS)} days those who run Supporter Screens can restore it; then its years, supporters, searches, screens and log are removed for good, and its people belong to no organisation.`}
        </Text>
      </ConfirmByName>
    </Box>
  );
};
