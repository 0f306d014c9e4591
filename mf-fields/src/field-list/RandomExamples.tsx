import type { FieldExample } from 'shared-kernel/model';
import { Reveal, Table, Text } from 'shared-kernel/ui';
import { CopyEmail } from './CopyEmail';
import { useOpenSection } from './openSections';

interface RandomExamplesProps {
  readonly fieldName: string;
  readonly examples: readonly FieldExample[];
}

/** Some values of a field with the supporters who have them. */
export const RandomExamples = ({ fieldName, examples }: RandomExamplesProps) => (
  <Reveal
    label="Random examples"
    disabled={examples.length === 0}
    {...useOpenSection('examples', fieldName)}
  >
    <Table.ScrollArea borderWidth="1px" borderRadius="l2" maxH="20rem">
      <Table.Root
        size="sm"
        aria-label="Random examples"
        stickyHeader
        tableLayout="fixed"
        whiteSpace="normal"
      >
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Value</Table.ColumnHeader>
            <Table.ColumnHeader>Supporter</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {examples.map(({ value, supporterEmail }) => (
            <Table.Row key={supporterEmail}>
              <Table.Cell overflowWrap="anywhere">
                <Text lineClamp="4">{value}</Text>
              </Table.Cell>
              <Table.Cell>
                <CopyEmail email={supporterEmail} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  </Reveal>
);
