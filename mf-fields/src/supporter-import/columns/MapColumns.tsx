import { mappingFaults, refusedColumns } from 'supporter-data';
import {
  mappingOf,
  withName,
  withRole,
  withType,
  type FileOptions,
  type ImportMapping,
  type ImportRecord,
  type InspectedColumn,
} from 'shared-kernel/model';
import { usePageActions } from 'shared-kernel/page-actions';
import { Button, Flex, Stack, Text } from 'shared-kernel/ui';
import { useMemo, useState } from 'react';
import { CancelImport } from '../CancelImport';
import { WindowedList } from '../../windowed-list/WindowedList';
import { ColumnPanel } from './ColumnPanel';
import { ColumnsHead } from './ColumnsHead';
import { filterColumns, NO_FILTER } from './columnFilter';
import { NoEmailColumn } from './NoEmailColumn';
import { NoSupporterId } from './NoSupporterId';
import { namesKeptOut, PerhapsKeptOut } from './PerhapsKeptOut';
import { fittingMapping } from './saved/fitting';
import { useSavedMappings } from './saved/useSavedMappings';
import { useEditedMapping } from './useEditedMapping';

/** Pixels of a column without notes. */
const COLUMN_HEIGHT = 112;

interface MapColumnsProps {
  readonly record: ImportRecord;
  readonly columns: readonly InspectedColumn[];
  readonly asking: boolean;
  readonly onReinspect: (options: FileOptions) => void;
  readonly onCheck: (mapping: ImportMapping) => void;
  readonly onCancel: () => void;
}

/** What each column of the file becomes: a data field of which name and type, a key, or nothing. */
export const MapColumns = (props: MapColumnsProps) => {
  const { record, columns, asking } = props;
  const [edited, edit] = useEditedMapping(record, columns);
  const [filter, setFilter] = useState(NO_FILTER);
  const mapping = useMemo(() => mappingOf(edited), [edited]);
  const faults = useMemo(() => faultsOf(columns, mapping), [columns, mapping]);
  const decided = new Map(edited.columns.map((column) => [column.position, column]));
  const shown = filterColumns(columns, filter, edited);
  const [firstFault] = faults;
  const faultless = firstFault === undefined ? mapping : null;
  const keptOut = namesKeptOut(namesOf(mapping));
  const [saved] = useSavedMappings();
  const fitting = useMemo(
    () => (saved.status === 'ready' ? fittingMapping(columns, saved.value.mappings) : null),
    [columns, saved],
  );
  const check = () => {
    if (faultless !== null) props.onCheck(faultless);
  };
  usePageActions([
    {
      id: 'check-import',
      label: 'Check the file',
      keys: [],
      isAvailable: () => faultless !== null && !asking,
      run: check,
    },
  ]);

  return (
    <Stack gap="4">
      <ColumnsHead
        record={record}
        columns={columns}
        edited={edited}
        mapping={faultless}
        fitting={fitting}
        shown={shown.length}
        filter={filter}
        asking={asking}
        onFilter={setFilter}
        onEdited={(chosen) => edit(() => chosen)}
        onReinspect={props.onReinspect}
      />
      {mapping === null && <NoEmailColumn />}
      {mapping?.supporterIdPosition === null && <NoSupporterId />}
      {keptOut !== null && <PerhapsKeptOut field={keptOut} />}
      <WindowedList
        label="Columns of the file"
        items={shown}
        keyOf={({ position }) => position}
        usualHeight={COLUMN_HEIGHT}
      >
        {(column, place) => (
          <ColumnPanel
            column={column}
            rows={record.check?.rows ?? record.total}
            place={place}
            edited={edited}
            decided={decided.get(column.position)}
            fault={faults.find(({ position }) => position === column.position)?.message ?? null}
            onRole={(role) => edit((before) => withRole(before, column.position, role))}
            onName={(name) => edit((before) => withName(before, column.position, name))}
            onType={(type) => edit((before) => withType(before, column.position, type))}
          />
        )}
      </WindowedList>
      <Flex
        gap="3"
        wrap="wrap"
        align="center"
        position="sticky"
        bottom="0"
        bg="bg"
        borderTopWidth="1px"
        py="3"
      >
        <Button loading={asking} disabled={faultless === null} onClick={check}>
          Check the file
        </Button>
        <CancelImport disabled={asking} onCancel={props.onCancel} />
        <Text role="status" color="fg.muted" fontSize="sm">
          {mapping === null
            ? 'Choose the column with the email addresses first.'
            : firstFault !== undefined && `Column ${firstFault.position}: ${firstFault.message}`}
        </Text>
      </Flex>
    </Stack>
  );
};

const faultsOf = (columns: readonly InspectedColumn[], mapping: ImportMapping | null) =>
  mapping === null
    ? []
    : [...mappingFaults(columns.length, mapping), ...refusedColumns(columns, mapping)];

/** Of the fields that go in. */
const namesOf = (mapping: ImportMapping | null): readonly string[] =>
  (mapping?.columns ?? []).filter(({ include }) => include).map(({ name }) => name);
