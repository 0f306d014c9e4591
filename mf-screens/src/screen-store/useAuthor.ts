import { useAuth } from 'shared-kernel/session';

/** The e-mail under which this person saves (D22). */
export function useAuthor(): string {
  const auth = useAuth();
  return auth.status === 'loggedIn' ? auth.email : '';
}
