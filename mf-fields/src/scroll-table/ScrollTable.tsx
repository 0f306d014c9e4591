import { Table } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

interface ScrollTableProps {
  readonly label: string;
  /** Its column headers. */
  readonly head: ReactNode;
  /** Its rows. */
  readonly children: ReactNode;
  /** Columns share the width whatever stands in them. */
  readonly fixed?: boolean;
}

/** A table that scrolls in itself, also by keyboard, under a header that stays. */
export const ScrollTable = ({ label, head, children, fixed = false }: ScrollTableProps) => (
  <Table.ScrollArea
    role="group"
    aria-label={label}
    tabIndex={0}
    borderWidth="1px"
    borderRadius="l2"
    maxH="20rem"
  >
    <Table.Root
      size="sm"
      aria-label={label}
      stickyHeader
      whiteSpace="normal"
      tableLayout={fixed ? 'fixed' : 'auto'}
    >
      <Table.Header>
        <Table.Row>{head}</Table.Row>
      </Table.Header>
      <Table.Body>{children}</Table.Body>
    </Table.Root>
  </Table.ScrollArea>
);
