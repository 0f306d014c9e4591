import { EXPECTED_WORDS } from 'supporter-data';
import { printCount, type ImportRecord, type UnreadableField } from 'shared-kernel/model';
import { Box, Flex, Heading, Panel, Reveal, Table, Text } from 'shared-kernel/ui';
import type { ReactNode } from 'react';
import { ScrollTable } from '../../scroll-table/ScrollTable';
import { DownloadCsv } from './DownloadCsv';

interface UnreadableValuesProps {
  readonly record: ImportRecord;
  /** What can be done about them, in a sentence. */
  readonly children: ReactNode;
}

/** Which values of which rows cannot be read as what their field is: they go in as they stand, and count as missing. */
export const UnreadableValues = ({ record, children }: UnreadableValuesProps) => {
  const { unreadable = [] } = record;
  if (unreadable.length === 0) return null;
  return (
    <Panel>
      <Flex gap="3" wrap="wrap" justify="space-between" align="flex-start" mb="3">
        <div>
          <Heading as="h2" fontSize="lg" fontWeight="semibold">
            Values that could not be read
          </Heading>
          <Text color="fg.muted" fontSize="sm" maxW="65ch">
            They are stored as they stand, and searches treat them as missing. {children}
          </Text>
        </div>
        <DownloadCsv record={record} kept="unreadable" />
      </Flex>
      <Box as="ul" listStyleType="none" aria-label="Fields with values that could not be read">
        {unreadable.map((field) => (
          <Box as="li" key={field.name} borderTopWidth="1px" py="2">
            <FieldLines field={field} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
};

const FieldLines = ({ field }: { field: UnreadableField }) => {
  const { name, rows, isShown, values } = field;
  return (
    <>
      <Text overflowWrap="anywhere">
        <Text as="span" fontWeight="medium">
          {name}
        </Text>
        : {sentence(field)}
      </Text>
      {!isShown && values.length === 0 && (
        <Text color="fg.muted" fontSize="sm">
          The download names the rows.
        </Text>
      )}
      {values.length > 0 && (
        <Reveal label={values.length === rows ? 'Show them' : `Show the first ${values.length}`}>
          <ScrollTable
            label={`Values of ${name} that could not be read`}
            head={
              <>
                <Table.ColumnHeader w="6rem" textAlign="end">
                  Line
                </Table.ColumnHeader>
                <Table.ColumnHeader>Value in the file</Table.ColumnHeader>
              </>
            }
          >
            {values.map(({ line, value }) => (
              <Table.Row key={line}>
                <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                  {line}
                </Table.Cell>
                <Table.Cell overflowWrap="anywhere">{value}</Table.Cell>
              </Table.Row>
            ))}
          </ScrollTable>
        </Reveal>
      )}
    </>
  );
};

function sentence({ expected, isText, rows }: UnreadableField): string {
  const values = rows === 1 ? 'one value is not' : `${printCount(rows)} values are not`;
  const text = isText ? ' All others are, but with these the field is read as text.' : '';
  return `${values} ${EXPECTED_WORDS[expected]}.${text}`;
}
