import type { FieldExample, FieldType } from 'shared-kernel/model';
import { Reveal, Table } from 'shared-kernel/ui';
import { ScrollTable } from '../scroll-table/ScrollTable';
import { CopyEmail } from '../copy-email/CopyEmail';
import { FieldValue } from './FieldValue';
import { useOpenSection } from './openSections';

interface RandomExamplesProps {
  readonly fieldName: string;
  readonly type: FieldType;
  readonly examples: readonly FieldExample[];
}

/** Some values of a field with the supporters who have them. */
export const RandomExamples = ({ fieldName, type, examples }: RandomExamplesProps) => (
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
      {examples.map(({ value, supporterEmail }, index) => (
        <Table.Row key={`${supporterEmail} ${String(index)}`}>
          <Table.Cell overflowWrap="anywhere">
            <FieldValue type={type} value={value} lines={4} />
          </Table.Cell>
          <Table.Cell>
            <CopyEmail email={supporterEmail} index={index} />
          </Table.Cell>
        </Table.Row>
      ))}
    </ScrollTable>
  </Reveal>
);
