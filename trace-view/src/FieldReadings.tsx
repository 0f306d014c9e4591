import {
  NEAR_MISS_WORDS,
  speaksForCondition,
  TYPE_WORDS,
  valueWords,
  type FieldTrace,
} from 'evaluation';
import { printCount, type Condition } from 'shared-kernel/model';
import { Box, Table, Text } from 'shared-kernel/ui';
import { Mark } from './Mark';

interface FieldReadingsProps {
  readonly condition: Condition;
  readonly fields: readonly FieldTrace[];
}

/** Fields are all listed up to this many; of more, only those that say something. */
const LISTED = 12;

/** Every value that a condition read: as it stands in the data, how it was typed, and what became of it. */
export const FieldReadings = ({ condition, fields }: FieldReadingsProps) => {
  const telling = fields.filter(({ raw, passed }) => raw !== null || passed);
  const listed = fields.length <= LISTED ? fields : telling;
  const left = fields.length - listed.length;
  return (
    <Box>
      {listed.length > 0 && (
        <Box borderWidth="1px" borderRadius="l2" maxH="24rem" overflowY="auto">
          <Table.Root size="sm" aria-label="Values read" tableLayout="fixed" stickyHeader>
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>Field and value</Table.ColumnHeader>
                <Table.ColumnHeader>Result</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {listed.map((field) => (
                <Row key={field.name} field={field} condition={condition} />
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      )}
      {left > 0 && (
        <Text mt="2" fontSize="sm" color="fg.muted">
          {printCount(left)} further {left === 1 ? 'field holds' : 'fields hold'} nothing for this
          supporter.
        </Text>
      )}
    </Box>
  );
};

const Row = ({ field, condition }: { field: FieldTrace; condition: Condition }) => (
  <Table.Row verticalAlign="top">
    <Table.Cell overflowWrap="anywhere">
      <Text fontWeight="medium">{field.name}</Text>
      {field.raw === null ? (
        <Text color="fg.muted">Nothing there</Text>
      ) : (
        <>
          <Text>{field.raw}</Text>
          <Text color="fg.muted">
            {field.printed === null
              ? `Not readable as ${TYPE_WORDS[field.type].toLowerCase()}`
              : `Read as ${TYPE_WORDS[field.type].toLowerCase()}: ${field.printed}`}
          </Text>
        </>
      )}
    </Table.Cell>
    <Table.Cell>
      <Mark passed={speaksForCondition(condition, field)}>{valueWords(condition, field)}</Mark>
      {field.nearMiss !== null && (
        <Text color="fg.warning" fontSize="sm" mt="0.5" pl="22px">
          Near miss: {NEAR_MISS_WORDS[field.nearMiss]}
        </Text>
      )}
    </Table.Cell>
  </Table.Row>
);
