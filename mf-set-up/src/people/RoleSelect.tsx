import { ORGANISATION_ROLES, type OrganisationRole } from 'shared-kernel/model';
import { NativeSelect } from 'shared-kernel/ui';
import { ROLE_WORDS } from './roleWords';

interface RoleSelectProps {
  /** Names it where no label stands beside it. */
  readonly label?: string;
  readonly role: OrganisationRole;
  readonly size?: 'sm' | 'md';
  readonly disabled?: boolean;
  readonly onChange: (role: OrganisationRole) => void;
}

export const RoleSelect = ({
  label,
  role,
  size = 'sm',
  disabled = false,
  onChange,
}: RoleSelectProps) => (
  <NativeSelect.Root w="9rem" size={size} disabled={disabled}>
    <NativeSelect.Field
      {...(label !== undefined && { 'aria-label': label })}
      value={role}
      onChange={({ currentTarget: { value } }) => {
        const chosen = ORGANISATION_ROLES.find((one) => one === value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {ORGANISATION_ROLES.map((one) => (
        <option key={one} value={one}>
          {ROLE_WORDS[one].label}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
);
