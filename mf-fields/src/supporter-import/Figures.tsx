import { printCount } from 'shared-kernel/model';
import { Table } from 'shared-kernel/ui';

export interface Figure {
  readonly label: string;
  readonly count: number;
}

interface FiguresProps {
  readonly label: string;
  readonly figures: readonly Figure[];
}

/** Labelled numbers, one a row. */
export const Figures = ({ label, figures }: FiguresProps) => (
  <Table.Root size="sm" aria-label={label} maxW="32rem">
    <Table.Body>
      {figures.map((figure) => (
        <Table.Row key={figure.label} bg="transparent">
          <Table.ColumnHeader scope="row" fontWeight="normal" color="fg.muted" ps="0">
            {figure.label}
          </Table.ColumnHeader>
          <Table.Cell textAlign="end" fontWeight="medium" fontVariantNumeric="tabular-nums" pe="0">
            {printCount(figure.count)}
          </Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);
