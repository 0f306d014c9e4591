import { useState } from 'react';
import type { Organisation } from 'shared-kernel/model';
import { useServerToasts } from 'shared-kernel/server';
import { useRefreshOrganisation } from 'shared-kernel/session';
import { Box, Checkbox, Text } from 'shared-kernel/ui';
import { setWhoPublishes } from '../server/people';

/** Whether members leave publishing to publishers and admins (D347). */
export const WhoPublishes = ({ organisation }: { readonly organisation: Organisation }) => {
  const { id: organisationId, onlyPublishersPublish = false } = organisation;
  const [asked, setAsked] = useState<boolean | null>(null);
  const refresh = useRefreshOrganisation();
  const { withToast } = useServerToasts();

  const choose = async (only: boolean) => {
    setAsked(only);
    const done = only ? 'Publishers and admins publish from now on' : 'Every member may publish';
    const answer = await withToast('Publishing', done, () =>
      setWhoPublishes({ organisationId, onlyPublishersPublish: only }),
    );
    if (answer.ok) await refresh(organisationId);
    setAsked(null);
  };

  return (
    <Box>
      <Checkbox.Root
        checked={asked ?? onlyPublishersPublish}
        onCheckedChange={({ checked }) => {
          if (asked === null) void choose(checked === true);
        }}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Only publishers and admins publish</Checkbox.Label>
      </Checkbox.Root>
      <Text color="fg.muted" fontSize="sm" mt="1">
        As long as this is off, every member may publish.
      </Text>
    </Box>
  );
};
