import type { FieldTrace } from 'shared-kernel/evaluation';
import type { Condition } from 'shared-kernel/model';
import { Box, Table, Text } from 'shared-kernel/ui';
import { NEAR_MISS_WORDS, TYPE_WORDS, valueWords } from './traceWords';
import { Mark } from './Mark';

interface FieldReadingsProps {
  readonly condition: Condition;
  readonly fields: readonly FieldTrace[];
}

/** Fields without a value are listed up to this many, then counted. */
const LISTED = 12;

/** Every value that a condition read: as it stands in the data, how it was typed, and what became of it. */
export const FieldReadings = ({ condition, fields }: FieldReadingsProps) => {
  const telling = fields.filter(({ raw, passed }) => raw !== null || passed);
  const listed = fields.length <= LISTED ? fields : telling;
  const left = fields.length - listed.length;
  return (
    <Box>
      {listed.length > 0 && (
        <Table.ScrollArea borderWidth="1px" borderRadius="l2" maxH="20rem">
          <Table.Root size="sm" aria-label="Values read" stickyHeader>
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>Field</Table.ColumnHeader>
                <Table.ColumnHeader>Value</Table.ColumnHeader>
                <Table.ColumnHeader>Read as</Table.ColumnHeader>
                <Table.ColumnHeader>Result</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {listed.map((field) => (
                <Row key={field.name} field={field} condition={condition} />
              ))}
            </Table.Body>
          </Table.Root>
        </Table.ScrollArea>
      )}
      {left > 0 && (
        <Text mt="2" fontSize="sm" color="fg.muted">
          {left.toLocaleString('en-GB')} further {left === 1 ? 'field holds' : 'fields hold'}{' '}
          nothing for this supporter.
        </Text>
      )}
    </Box>
  );
};

const Row = ({ field, condition }: { field: FieldTrace; condition: Condition }) => (
  <Table.Row verticalAlign="top">
    <Table.Cell fontWeight="medium" overflowWrap="anywhere" minW="8rem">
      {field.name}
    </Table.Cell>
    <Table.Cell overflowWrap="anywhere" minW="8rem">
      {field.raw ?? <Muted>nothing</Muted>}
    </Table.Cell>
    <Table.Cell overflowWrap="anywhere" minW="6rem">
      <Muted>{TYPE_WORDS[field.type]}</Muted>
      {field.printed !== null && <Text>{field.printed}</Text>}
    </Table.Cell>
    <Table.Cell minW="11rem">
      <Mark passed={field.passed}>{valueWords(condition, field)}</Mark>
      {field.nearMiss !== null && (
        <Text color="fg.warning" fontSize="sm" mt="0.5">
          Near miss: {NEAR_MISS_WORDS[field.nearMiss]}
        </Text>
      )}
    </Table.Cell>
  </Table.Row>
);

const Muted = ({ children }: { children: string }) => (
  <Text as="span" color="fg.muted">
    {children}
  </Text>
);
