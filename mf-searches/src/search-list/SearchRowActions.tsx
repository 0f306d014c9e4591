import { links } from 'shared-kernel/contract';
import { QuietAction, RowMenu, type MenuAction } from 'shared-kernel/list-tools';
import type { Search } from 'shared-kernel/model';
import { ForEditors, useMayEdit } from 'shared-kernel/roles';
import { Copy, Flex, History, Blend, Plus, RefreshCw, Tag, Trash2 } from 'shared-kernel/ui';
import type { RowAction, SearchActions } from './useSearchActions';

interface SearchRowActionsProps {
  readonly search: Search;
  readonly name: string;
  /** A search or a screen is being made. */
  readonly busy: boolean;
  readonly actions: SearchActions;
}

/** What can be done with a search from its row: what the specification shows, and a menu with the rest. */
export const SearchRowActions = ({ search, name, busy, actions }: SearchRowActionsProps) => {
  const mayEdit = useMayEdit();
  const act = (action: RowAction) => () => {
    actions.run(action, search);
  };
  const forEditors: readonly MenuAction[] = [
    { label: 'Duplicate', icon: Copy, act: act('duplicate'), disabled: busy },
    { label: 'Use in a screen', icon: Plus, act: act('useInScreen'), disabled: busy },
    { label: 'Tags', icon: Tag, act: act('tags') },
    { label: 'Versions', icon: History, act: `${links.search(search.id)}?versions` },
  ];
  return (
    <Flex gap="1" justify="flex-end">
      <ForEditors>
        <QuietAction icon={RefreshCw} word="Recalculate" name={name} onClick={act('recalculate')} />
        <QuietAction icon={Trash2} word="Delete" name={name} onClick={act('delete')} />
      </ForEditors>
      <RowMenu
        name={name}
        actions={[
          ...(mayEdit ? forEditors : []),
          { label: 'Overlap with another', icon: Blend, act: act('overlap') },
        ]}
      />
    </Flex>
  );
};
