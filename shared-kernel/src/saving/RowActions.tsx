import { ForEditors } from 'shared-kernel/roles';
import { Button, Flex, RefreshCw, Trash2 } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

interface RowActionsProps {
  readonly name: string;
  readonly onRecalculate: () => void;
  readonly onDelete: () => void;
  /** Further actions, between the two that every row has (spec §2). */
  readonly children?: ReactNode;
}

/** What can be done with a search or a screen from its list. */
export const RowActions = ({ name, onRecalculate, onDelete, children }: RowActionsProps) => (
  <ForEditors>
    <Flex gap="2" wrap="wrap">
      <Button
        size="sm"
        variant="outline"
        aria-label={`Recalculate ${name}`}
        onClick={onRecalculate}
      >
        <RefreshCw size={14} aria-hidden />
        Recalculate
      </Button>
      {children}
      <Button size="sm" variant="outline" aria-label={`Delete ${name}`} onClick={onDelete}>
        <Trash2 size={14} aria-hidden />
        Delete
      </Button>
    </Flex>
  </ForEditors>
);
