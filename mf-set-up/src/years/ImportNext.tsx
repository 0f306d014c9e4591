import { useAtomValue } from 'jotai';
import { Link, links } from 'shared-kernel/contract';
import type { Year } from 'shared-kernel/model';
import { yearAtom } from 'shared-kernel/session';
import { Button } from 'shared-kernel/ui';

/** Leads on from a year that was just saved, where it is the one that is worked on and has no supporters yet. */
export const ImportNext = ({ saved }: { readonly saved: Year | undefined }) => {
  const current = useAtomValue(yearAtom);
  if (saved === undefined || saved.id !== current?.id || saved.supportersTotal !== 0) return null;
  return (
    <Button asChild alignSelf="flex-start">
      <Link to={links.importSupporters()}>Import supporters</Link>
    </Button>
  );
};
