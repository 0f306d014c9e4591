import { Link, links } from 'shared-kernel/contract';
import { useIsAdmin } from 'shared-kernel/session';
import { Button, ErrorPanel } from 'shared-kernel/ui';

/** spec §2, literally; an admin can mend it in the product. */
export const NoYearAlert = () => {
  const isAdmin = useIsAdmin();
  return (
    <ErrorPanel title="Please set up a year in the database - this is essential before you can do anything else">
      {isAdmin ? (
        <Button asChild size="sm" mt="2">
          <Link to={links.setUp()}>Set up a year</Link>
        </Button>
      ) : (
        'An admin of your organisation can do this.'
      )}
    </ErrorPanel>
  );
};
