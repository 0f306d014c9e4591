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
  const current = load.status === 'ready' ? load.organisation : null;

  if (auth.status !== 'loggedIn' || !auth.roles.superadmin) {
    if (current === null) return null;
    return (
      <Text color="fg.muted" truncate maxW="16rem" title={current.name}>
        {current.name}
      </Text>
    );
  }
  if (organisations.length === 0) return null;
  return (
    <NativeSelect.Root size="sm" w="auto" minW="0" maxW="16rem">
      <NativeSelect.Field
        aria-label="Organisation"
        value={current?.id ?? ''}
        onChange={(event) => {
          const chosen = organisations.find((one) => one.id === event.target.value);
          if (chosen !== undefined) void switchTo(chosen);
        }}
      >
        {/* One that could not be loaded leaves the way to the others. */}
        {current === null && <option value="">Choose an organisation</option>}
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
