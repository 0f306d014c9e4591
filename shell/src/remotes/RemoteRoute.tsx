import { useYear } from 'shared-kernel/session';
import { RemotePage } from './RemotePage';
import type { RemoteEntry } from './remotesFile';

/** A remote's page belongs to one year of one organisation: another one is another page. */
export const RemoteRoute = ({ entry, path }: { entry: RemoteEntry; path: string }) => {
  const { scope } = useYear();
  return (
    <RemotePage key={`${scope.organisationId}/${scope.yearId}/${path}`} entry={entry} path={path} />
  );
};
