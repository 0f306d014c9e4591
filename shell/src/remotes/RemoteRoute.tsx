import { useYear } from 'shared-kernel/session';
import { RemotePage } from './RemotePage';
import type { PlacedRemote } from './remoteOverride';

/** A remote's page belongs to one year of one organisation: another one is another page. */
export const RemoteRoute = ({ entry, path }: { entry: PlacedRemote; path: string }) => {
  const { scope } = useYear();
  return (
    <RemotePage key={`${scope.organisationId}/${scope.yearId}/${path}`} entry={entry} path={path} />
  );
};
