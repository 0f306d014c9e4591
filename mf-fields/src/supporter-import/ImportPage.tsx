import { Link, links } from 'shared-kernel/contract';
import { useIsAdmin, useYear } from 'shared-kernel/session';
import { Button, EmptyState, Page } from 'shared-kernel/ui';
import { Import } from './Import';

/** `/fields/import`: a file is read, its columns are chosen, what it changes is shown, and only then it goes in. */
export const ImportPage = () => {
  const { organisationId, yearId } = useYear().scope;
  return (
    <Page
      title="Import supporters"
      help="Bring in the export of your campaign platform, as CSV or as an Excel workbook. Importing again updates the supporters who are in the file."
    >
      {useIsAdmin() ? <Import key={`${organisationId}/${yearId}`} /> : <AdminsOnly />}
    </Page>
  );
};

const AdminsOnly = () => (
  <EmptyState
    title="Only admins import supporters"
    action={
      <Button asChild variant="outline">
        <Link to={links.fields()}>Back to Data fields</Link>
      </Button>
    }
  >
    Ask an admin of your organisation to import the file, or to make you an admin.
  </EmptyState>
);
