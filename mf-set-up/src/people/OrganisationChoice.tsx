import { useState } from 'react';
import type { OrganisationId } from 'shared-kernel/model';
import { useServerToasts, type ServerAnswer } from 'shared-kernel/server';
import { useRefreshOrganisation } from 'shared-kernel/session';
import { Box, Checkbox, Text } from 'shared-kernel/ui';

interface OrganisationChoiceProps {
  readonly organisationId: OrganisationId;
  /** What the toast is about. */
  readonly header: string;
  readonly label: string;
  readonly help: string;
  readonly chosen: boolean;
  /** What the toast says when it is done. */
  readonly done: (chosen: boolean) => string;
  readonly save: (chosen: boolean) => ServerAnswer;
}

/** Something that an organisation does or does not do, saved as soon as it is chosen. */
export const OrganisationChoice = (props: OrganisationChoiceProps) => {
  const { organisationId, header, label, help, chosen, done, save } = props;
  const [asked, setAsked] = useState<boolean | null>(null);
  const refresh = useRefreshOrganisation();
  const { withToast } = useServerToasts();

  const choose = async (next: boolean) => {
    setAsked(next);
    const answer = await withToast(header, done(next), () => save(next));
    if (answer.ok) await refresh(organisationId);
    setAsked(null);
  };

  return (
    <Box aria-busy={asked !== null}>
      <Checkbox.Root
        checked={asked ?? chosen}
        onCheckedChange={({ checked }) => {
          if (asked === null) void choose(checked === true);
        }}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{label}</Checkbox.Label>
      </Checkbox.Root>
      <Text color="fg.muted" fontSize="sm" mt="1">
        {help}
      </Text>
    </Box>
  );
};
