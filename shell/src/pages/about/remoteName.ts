import { SHELL } from 'shared-kernel/model';
import { placedRemotes } from '../../faults/remoteFacts';

/** A remote as people know it: by its entry in the header, or its id in words. */
export function remoteName(id: string): string {
  if (id === SHELL) return 'Frame and login';
  const label = placedRemotes().find((remote) => remote.id === id)?.nav?.label;
  const words = id.replaceAll('-', ' ');
  return label ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
