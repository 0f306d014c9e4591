import { accentSample } from 'supporter-data';
import {
  printCount,
  roleOf,
  type FileOptions,
  type ImportMapping,
  type ImportRecord,
  type InspectedColumn,
  type EditedMapping,
  type SavedMapping,
} from 'shared-kernel/model';
import {
  Box,
  Flex,
  Heading,
  Input,
  InputGroup,
  NativeSelect,
  Panel,
  Reveal,
  SearchIcon,
  Text,
} from 'shared-kernel/ui';
import { fileSize } from '../file/fileSize';
import { columnsWords, ENCODING_WORDS, readAsWords } from '../file/fileWords';
import { TextOptions } from '../file/TextOptions';
import { EarlierColumns } from './EarlierColumns';
import { FittingMapping } from './saved/FittingMapping';
import { SavedMappings } from './saved/SavedMappings';
import { PresetColumns } from './PresetColumns';
import { COLUMN_KINDS, KIND_WORDS, type ColumnFilter } from './columnFilter';

interface ColumnsHeadProps {
  readonly record: ImportRecord;
  readonly columns: readonly InspectedColumn[];
  readonly edited: EditedMapping;
  /** What would be imported; null while the columns cannot be. */
  readonly mapping: ImportMapping | null;
  /** A saved mapping of just these columns; null without one. */
  readonly fitting: SavedMapping | null;
  readonly shown: number;
  readonly filter: ColumnFilter;
  readonly asking: boolean;
  readonly onFilter: (filter: ColumnFilter) => void;
  readonly onEdited: (edited: EditedMapping) => void;
  readonly onReinspect: (options: FileOptions) => void;
}

/** Which file this is, how it was read, and the way to one of its columns. */
export const ColumnsHead = ({ record, columns, edited, ...props }: ColumnsHeadProps) => (
  <Panel>
    <Heading as="h2" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
      {record.fileName}
    </Heading>
    <Text color="fg.muted" fontSize="sm">
      {[fileSize(record.sizeBytes), ...readAsWords(record.readAs)].join(' · ')}
    </Text>
    <Text color="fg.muted" fontSize="sm">
      {summary(columns, edited)}
    </Text>
    {hasAction(columns, edited) && (
      <Text color="fg.muted" fontSize="sm">
        An action is something that supporters took part in, such as a petition or a march.
      </Text>
    )}
    <UncertainAccents record={record} columns={columns} />
    <EarlierColumns
      earlier={record.earlier}
      columns={columns}
      edited={edited}
      onEdited={props.onEdited}
    />
    {props.fitting === null ? (
      <PresetColumns columns={columns} edited={edited} onEdited={props.onEdited} />
    ) : (
      <FittingMapping
        key={props.fitting.id}
        mapping={props.fitting}
        columns={columns}
        edited={edited}
        onEdited={props.onEdited}
      />
    )}
    <SavedMappings
      record={record}
      columns={columns}
      edited={edited}
      mapping={props.mapping}
      onEdited={props.onEdited}
    />
    <Box mt="1">
      <Reveal label="Letters, cells or column names look wrong?">
        <TextOptions
          options={record.options}
          recognised={record.readAs}
          disabled={props.asking}
          onChange={props.onReinspect}
        />
      </Reveal>
    </Box>
    <ColumnFilterBar filter={props.filter} shown={props.shown} onFilter={props.onFilter} />
  </Panel>
);

/** Not all of such a file is UTF-8, which its beginning may not have shown. */
const UncertainAccents = ({ record, columns }: Pick<ColumnsHeadProps, 'record' | 'columns'>) => {
  const { options, readAs } = record;
  if (options.encoding !== null || readAs.encoding !== 'windows-1252') return null;
  const accents = accentSample(columns.flatMap(({ header, samples }) => [header, ...samples]));
  return (
    <Text fontSize="sm" mt="1">
      Not all letters of this file are written in one way, so it is read as{' '}
      {ENCODING_WORDS['windows-1252']}.
      {accents !== null && (
        <>
          {' '}
          Do these accents look right?{' '}
          <Text as="span" fontWeight="medium" overflowWrap="anywhere">
            {accents}
          </Text>
        </>
      )}
    </Text>
  );
};

type ColumnFilterBarProps = Pick<ColumnsHeadProps, 'filter' | 'shown' | 'onFilter'>;

const ColumnFilterBar = ({ filter, shown, onFilter }: ColumnFilterBarProps) => (
  <Flex gap="3" wrap="wrap" align="center" mt="2" role="search" aria-label="Columns">
    <InputGroup flex="1 1 12rem" maxW="22rem" startElement={<SearchIcon size={16} aria-hidden />}>
      <Input
        type="search"
        size="sm"
        aria-label="Find a column"
        placeholder="Find a column"
        value={filter.text}
        onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
      />
    </InputGroup>
    <NativeSelect.Root size="sm" w="auto">
      <NativeSelect.Field
        aria-label="Show columns"
        value={filter.kind}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onFilter({ ...filter, kind: COLUMN_KINDS.find((kind) => kind === chosen) ?? 'all' });
        }}
      >
        {COLUMN_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KIND_WORDS[kind]}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
    <Text role="status" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
      {printCount(shown)} shown
    </Text>
  </Flex>
);

function hasAction(columns: readonly InspectedColumn[], edited: EditedMapping): boolean {
  const types = new Map(columns.map(({ position, type }) => [position, type]));
  return edited.columns.some(
    (column) =>
      roleOf(edited, column) === 'data' && (column.type ?? types.get(column.position)) === 'action',
  );
}

function summary(columns: readonly InspectedColumn[], edited: EditedMapping): string {
  const roles = edited.columns.map((column) => roleOf(edited, column));
  const fields = roles.filter((role) => role === 'data').length;
  const leftOut = roles.filter((role) => role === 'leftOut').length;
  const words = [
    columnsWords(columns.length),
    fields === 1 ? 'one becomes a data field' : `${printCount(fields)} become data fields`,
    ...(leftOut === 0 ? [] : [`${printCount(leftOut)} left out`]),
  ];
  return words.join(', ');
}
