import { BulkBar, type Selection } from 'shared-kernel/list-tools';
import { Link } from 'shared-kernel/contract';
import type { Screen, ScreenId } from 'shared-kernel/model';
import { publishPath } from 'shared-kernel/publishing';
import { Button, RefreshCw, Eye, Tag, Trash2 } from 'shared-kernel/ui';
import type { AskOfScreens } from './ScreenQuestions';
import type { ScreenListActions } from './useScreenListActions';

interface ChosenScreensProps {
  /** What is listed. */
  readonly screens: readonly Screen[];
  readonly selection: Selection<ScreenId>;
  readonly listActions: ScreenListActions;
  readonly onAsk: (question: AskOfScreens) => void;
}

/** What can be done with all screens that are chosen. */
export const ChosenScreens = ({ screens, selection, ...props }: ChosenScreensProps) => {
  const { ids } = selection;
  const ask = (kind: AskOfScreens['kind']) => () => {
    props.onAsk({ kind, screens: screens.filter(({ id }) => ids.includes(id)) });
  };
  return (
    <BulkBar
      count={ids.length}
      listed={screens.length}
      one="screen"
      many="screens"
      onChooseAll={selection.chooseAll}
      onClear={selection.clear}
    >
      <Button
        size="sm"
        variant="outline"
        onClick={() => void props.listActions.recalculate(...ids)}
      >
        <RefreshCw size={14} aria-hidden />
        Recalculate
      </Button>
      <Button size="sm" variant="outline" onClick={ask('tags')}>
        <Tag size={14} aria-hidden />
        Tags…
      </Button>
      <Button asChild size="sm" variant="outline">
        <Link to={publishPath(...ids)}>
          <Eye size={14} aria-hidden />
          Publish…
        </Link>
      </Button>
      <Button size="sm" variant="outline" colorPalette="red" onClick={ask('delete')}>
        <Trash2 size={14} aria-hidden />
        Delete
      </Button>
    </BulkBar>
  );
};
