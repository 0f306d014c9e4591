import { NO_DATE, OTHER } from 'supporter-data';
import { failureSentence } from 'shared-kernel/firestore';
import { printCount, type FieldListEntry, type FieldType } from 'shared-kernel/model';
import { Box, ErrorPanel, Reveal, Skeleton, Table } from 'shared-kernel/ui';
import { ScrollTable } from '../scroll-table/ScrollTable';
import { FIELD_WORDS } from '../field-words/fieldWords';
import { BAR } from './chartColours';
import { FieldValue } from './FieldValue';
import { useOpenSection } from './openSections';
import { spreadRows, type SpreadRow } from './spreadRows';
import { useFieldSpread } from './useFieldSpread';

/** How often each value of a field occurs, as a table whose bars are the chart; read when it is opened. */
export const Spread = ({ field }: { field: FieldListEntry }) => {
  const empty = field.spreadId === undefined && Object.keys(field.spread).length === 0;
  return (
    <Reveal
      label={FIELD_WORDS[field.type].spreadTitle}
      disabled={empty}
      {...useOpenSection('spread', field.name)}
    >
      {field.spreadId === undefined ? (
        <FieldSpread field={field} spread={field.spread} />
      ) : (
        <StoredApart field={field} spreadId={field.spreadId} />
      )}
    </Reveal>
  );
};

const StoredApart = ({ field, spreadId }: { field: FieldListEntry; spreadId: string }) => {
  const [spread, reload] = useFieldSpread(spreadId);
  if (spread.status === 'ready') return <FieldSpread field={field} spread={spread.value} />;
  if (spread.status === 'loading') return <Skeleton h="8rem" borderRadius="l2" aria-busy />;
  return (
    <ErrorPanel title="The values could not be loaded" onRetry={() => void reload()}>
      {failureSentence(spread.error)}
    </ErrorPanel>
  );
};

interface FieldSpreadProps {
  readonly field: FieldListEntry;
  readonly spread: FieldListEntry['spread'];
}

const FieldSpread = ({ field: { type }, spread }: FieldSpreadProps) => (
  <SpreadTable
    title={FIELD_WORDS[type].spreadTitle}
    keyTitle={FIELD_WORDS[type].spreadKey}
    type={type}
    rows={spreadRows(type, spread)}
  />
);

interface SpreadTableProps {
  readonly title: string;
  readonly keyTitle: string;
  readonly type: FieldType;
  readonly rows: readonly SpreadRow[];
}

/** Keys of a text are lengths, and what is collected is no value. */
const SpreadKey = ({ type, value }: { readonly type: FieldType; readonly value: string }) => {
  if (value === OTHER) return <>Other values</>;
  if (type === 'string' || value === NO_DATE) return <>{value}</>;
  return <FieldValue type={type} value={value} lines={2} />;
};

const SpreadTable = ({ title, keyTitle, type, rows }: SpreadTableProps) => {
  const most = Math.max(...rows.map(({ count }) => count));
  return (
    <ScrollTable
      label={title}
      head={
        <>
          <Table.ColumnHeader>{keyTitle}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Supporters</Table.ColumnHeader>
          <Table.ColumnHeader aria-hidden w="40%" />
        </>
      }
    >
      {rows.map(({ key, count }) => (
        <Table.Row key={key}>
          <Table.Cell overflowWrap="anywhere">
            <SpreadKey type={type} value={key} />
          </Table.Cell>
          <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
            {printCount(count)}
          </Table.Cell>
          <Table.Cell aria-hidden>
            <Box
              h="6px"
              borderRadius="full"
              bg={BAR}
              style={{ width: `${String((count / most) * 100)}%` }}
            />
          </Table.Cell>
        </Table.Row>
      ))}
    </ScrollTable>
  );
};
