import { Link, links } from 'shared-kernel/contract';
import { failureSentence } from 'shared-kernel/firestore';
import { useIsAdmin } from 'shared-kernel/session';
import { Button, EmptyState, ErrorPanel, Page, Skeleton, Stack, Text } from 'shared-kernel/ui';
import { FieldPanel } from './FieldPanel';
import { useFieldList, type FieldList } from './useFieldList';

/** `/fields`: what the import brought, with examples and statistics (spec §2). */
export const FieldsPage = () => {
  const [list, reload] = useFieldList();
  return (
    <Page
      title="Data fields"
      help="What you know about your supporters: every field of the last import with example values and statistics."
      action={<ImportLink />}
    >
      {list.status === 'loading' && <Waiting />}
      {list.status === 'failed' && (
        <ErrorPanel title="The data fields could not be loaded" onRetry={() => void reload()}>
          {failureSentence(list.error)} Your data is safe.
        </ErrorPanel>
      )}
      {list.status === 'ready' && <Fields list={list.value} />}
    </Page>
  );
};

/** Only admins import (D24). */
const ImportLink = () =>
  useIsAdmin() ? (
    <Button asChild>
      <Link to={links.importSupporters()}>Import supporters</Link>
    </Button>
  ) : null;

const Fields = ({ list }: { list: FieldList }) => {
  if (list.fields.length === 0 && list.malformedIds.length === 0) return <NoFields />;
  return (
    <Stack gap="3">
      <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {list.fields.length} data {list.fields.length === 1 ? 'field' : 'fields'}
        {list.supportersTotal > 0 &&
          ` of ${list.supportersTotal.toLocaleString('en-GB')} supporters`}
      </Text>
      {list.malformedIds.length > 0 && (
        <ErrorPanel title={`${String(list.malformedIds.length)} of the fields cannot be read`}>
          Importing the supporters again writes them anew.
        </ErrorPanel>
      )}
      {list.fields.map((field) => (
        <FieldPanel key={field.name} field={field} supportersTotal={list.supportersTotal} />
      ))}
    </Stack>
  );
};

const NoFields = () => {
  const admin = useIsAdmin();
  return (
    <EmptyState title="No data fields yet">
      {admin
        ? 'Import the CSV export of your campaign platform with “Import supporters”: each of its columns becomes a data field here.'
        : 'As soon as an admin of your organisation has imported supporters, each column of the file shows up here.'}
    </EmptyState>
  );
};

const Waiting = () => (
  <Stack gap="3" aria-busy aria-label="Loading data fields" role="status">
    <Skeleton h="5" w="12rem" />
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} h="10.5rem" borderRadius="l3" />
    ))}
  </Stack>
);
