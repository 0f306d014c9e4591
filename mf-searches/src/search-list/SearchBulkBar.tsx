import { BulkBar, type Selection } from 'shared-kernel/list-tools';
import type { SearchId } from 'shared-kernel/model';
import { ForEditors } from 'shared-kernel/roles';
import { Button, RefreshCw, Tag, Trash2 } from 'shared-kernel/ui';

interface SearchBulkBarProps {
  readonly selection: Selection<SearchId>;
  readonly listed: number;
  readonly onRecalculate: () => void;
  readonly onTags: () => void;
  readonly onOverlap: () => void;
  readonly onDelete: () => void;
}

/** What can be done with all searches that are chosen; two can be compared. */
export const SearchBulkBar = ({ selection, listed, ...on }: SearchBulkBarProps) => (
  <BulkBar
    count={selection.ids.length}
    listed={listed}
    one="search"
    many="searches"
    onChooseAll={selection.chooseAll}
    onClear={selection.clear}
  >
    {selection.ids.length === 2 && (
      <Button size="sm" variant="outline" onClick={on.onOverlap}>
        Overlap
      </Button>
    )}
    <ForEditors>
      <Button size="sm" variant="outline" onClick={on.onTags}>
        <Tag size={14} aria-hidden />
        Tags
      </Button>
      <Button size="sm" variant="outline" onClick={on.onRecalculate}>
        <RefreshCw size={14} aria-hidden />
        Recalculate
      </Button>
      <Button size="sm" variant="outline" color="fg.error" onClick={on.onDelete}>
        <Trash2 size={14} aria-hidden />
        Delete
      </Button>
    </ForEditors>
  </BulkBar>
);
