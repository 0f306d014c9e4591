import { useAuth } from 'shared-kernel/session';

/**
 * Whether the person may change something in the organisation: whoever looks only may not (D346). Rules and functions
 * decide; pages leave out what they would refuse (D351). A shell of an earlier release knows no roles.
 */
export function useMayEdit(): boolean {
  const auth = useAuth();
  if (auth.status !== 'loggedIn') return true;
  const { superadmin, admin, given } = auth.roles;
  return superadmin || admin || given !== 'viewer';
}
