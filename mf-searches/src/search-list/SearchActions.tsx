import { Button, Copy, Flex, IconButton, RefreshCw, Trash2 } from 'shared-kernel/ui';

interface SearchActionsProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onRecalculate: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** What can be done with a search from the list. */
export const SearchActions = (props: SearchActionsProps) => {
  const { name, busy, onRecalculate, onDuplicate, onDelete } = props;
  return (
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
      <IconButton
        size="sm"
        variant="outline"
        disabled={busy}
        title="Duplicate"
        aria-label={`Duplicate ${name}`}
        onClick={onDuplicate}
      >
        <Copy size={14} aria-hidden />
      </IconButton>
      <Button size="sm" variant="outline" aria-label={`Delete ${name}`} onClick={onDelete}>
        <Trash2 size={14} aria-hidden />
        Delete
      </Button>
    </Flex>
  );
};
