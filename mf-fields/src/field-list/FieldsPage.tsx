import { useAtomValue } from 'jotai';
import { Link, links } from 'shared-kernel/contract';
import { failureSentence } from 'shared-kernel/firestore';
import { useIsAdmin, yearAtom } from 'shared-kernel/session';
import { printCount, type FieldListEntry } from 'shared-kernel/model';
import {
  Box,
  Button,
  chakra,
  EmptyState,
  ErrorPanel,
  Flex,
  Page,
  RetentionNote,
  Skeleton,
  Stack,
  Text,
  UnsavedChanges,
} from 'shared-kernel/ui';
import { useCallback } from 'react';
import { WindowedList, type ListPlace } from '../windowed-list/WindowedList';
import { filterFields, NO_FILTER } from './fieldFilter';
import { FieldFilterBar } from './FieldFilterBar';
import { useHasDrafts } from './fieldDrafts';
import { ColumnNames, FieldRow, rowHeight } from './FieldRow';
import { useFieldFilter } from './useFieldFilter';
import { useFieldList, type FieldList } from './useFieldList';

/** `/fields`: what the import brought, with examples and statistics (spec §2). */
export const FieldsPage = () => {
  const [list, reload] = useFieldList();
  const year = useAtomValue(yearAtom);
  return (
    <Page
      title="Data fields"
      help="What you know about your supporters: every field of the last import with example values and statistics."
      action={
        <Flex gap="3" wrap="wrap">
          <Button asChild variant="outline">
            <Link to="/fields/calculated">Calculated fields</Link>
          </Button>
          <ImportLink />
        </Flex>
      }
    >
      {list.status === 'loading' && <Waiting />}
      {list.status === 'failed' && (
        <ErrorPanel title="The data fields could not be loaded" onRetry={() => void reload()}>
          {failureSentence(list.error)} Your data is safe.
        </ErrorPanel>
      )}
      {list.status === 'ready' && (
        <Stack gap="4">
          {year !== null && <RetentionNote year={year} />}
          <Fields list={list.value} onChanged={reload} />
        </Stack>
      )}
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

interface FieldsProps {
  readonly list: FieldList;
  readonly onChanged: () => Promise<void>;
}

const Fields = ({ list, onChanged }: FieldsProps) => {
  const [filter, setFilter] = useFieldFilter();
  const hasDrafts = useHasDrafts();
  const shown = filterFields(list.fields, filter);
  const isOnly = shown.length === 1;
  const drawRow = useCallback(
    (field: FieldListEntry, place: ListPlace) => (
      <FieldRow
        field={field}
        place={place}
        supportersTotal={list.supportersTotal}
        uses={list.usesOf(field)}
        isLookedFor={isOnly || isCalled(field, filter.text)}
        onChanged={onChanged}
      />
    ),
    [list, isOnly, filter.text, onChanged],
  );
  if (list.fields.length === 0 && list.malformedCount === 0) return <NoFields />;
  return (
    <Stack gap="4">
      {list.malformedCount > 0 && (
        <ErrorPanel title={`${list.malformedCount} of the fields cannot be read`}>
          Importing the supporters again writes them anew.
        </ErrorPanel>
      )}
      <UnsavedChanges when={hasDrafts} />
      {list.calculated.length > 0 && <CalculatedNames fields={list.calculated} />}
      <FieldFilterBar
        fields={list.fields}
        shown={shown.length}
        filter={filter}
        onFilter={setFilter}
      />
      {shown.length === 0 ? (
        <EmptyState
          title="No data field is called that"
          action={
            <Button variant="outline" onClick={() => setFilter(NO_FILTER)}>
              Show all data fields
            </Button>
          }
        >
          Try fewer words, or another type.
        </EmptyState>
      ) : (
        <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="clip">
          <ColumnNames />
          <WindowedList
            label="Data fields"
            items={shown}
            keyOf={({ name }) => name}
            usualHeight={rowHeight()}
            gap={0}
          >
            {drawRow}
          </WindowedList>
        </Box>
      )}
    </Stack>
  );
};

/** What is sought is the whole name of the field, as in the address that leads to one. */
const isCalled = ({ name }: FieldListEntry, sought: string): boolean =>
  name.toLocaleLowerCase() === sought.trim().toLocaleLowerCase();

/** Calculated fields have a page of their own; who looks for one here is led there. */
const CalculatedNames = ({ fields }: { readonly fields: readonly FieldListEntry[] }) => {
  const more = fields.length - CALCULATED_NAMED;
  return (
    <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      Worked out of these, under{' '}
      <CalculatedLink to="/fields/calculated">Calculated fields</CalculatedLink>:{' '}
      {fields
        .slice(0, CALCULATED_NAMED)
        .map(({ name }) => name)
        .join(', ')}
      {more > 0 && ` and ${printCount(more)} more`}.
    </Text>
  );
};

const CalculatedLink = chakra(Link, { base: { textDecoration: 'underline' } });

/** More names than these would not be read. */
const CALCULATED_NAMED = 6;

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
    <Skeleton h="10" borderRadius="l2" />
    <Skeleton h="30rem" borderRadius="l3" />
  </Stack>
);
