import { useAtomValue } from 'jotai';
import { organisationAtom, organisationsAtom, useAuth } from 'shared-kernel/session';
import { NativeSelect, Text } from 'shared-kernel/ui';
import { useSwitchOrganisation } from './useSwitchOrganisation';

/** The organisation's name; for a superadmin a drop-down of all organisations. */
export const OrganisationPicker = () => {
  const auth = useAuth();
  const load = useAtomValue(organisationAtom);
  const organisations = useAtomValue(organisationsAtom);
  const switchTo = useSwitchOrganisation();
  if (load.status !== 'ready') return null;
  const { id, name } = load.organisation;

  if (auth.status !== 'loggedIn' || !auth.roles.superadmin) {
    return (
      <Text color="fg.muted" truncate maxW="16rem" title={name}>
        {name}
      </Text>
    );
  }
  return (
    <NativeSelect.Root size="sm" w="auto" maxW="16rem">
      <NativeSelect.Field
        aria-label="Organisation"
        value={id}
        onChange={(event) => {
          const chosen = organisations.find((one) => one.id === event.target.value);
          if (chosen !== undefined) void switchTo(chosen);
        }}
      >
        {organisations.map((organisation) => (
          <option key={organisation.id} value={organisation.id}>
            {organisation.name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
};
