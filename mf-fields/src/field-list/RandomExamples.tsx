import type { FieldExample } from 'shared-kernel/model';
import { Reveal, Table, Text } from 'shared-kernel/ui';
import { ScrollTable } from '../scroll-table/ScrollTable';
import { CopyEmail } from '../copy-email/CopyEmail';
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
    <ScrollTable
      label="Random examples"
      fixed
      head={
        <>
          <Table.ColumnHeader>Value</Table.ColumnHeader>
          <Table.ColumnHeader>Supporter</Table.ColumnHeader>
        </>
      }
    >
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
    </ScrollTable>
  </Reveal>
);
