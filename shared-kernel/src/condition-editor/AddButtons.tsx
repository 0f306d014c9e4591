import { MOST_GROUP_DEPTH, type ConditionId } from 'shared-kernel/model';
import { Button, Flex, Plus } from 'shared-kernel/ui';
import { addCondition } from './conditionEdits';
import { freshId, type EditorTools } from './editorTools';
import { addGroup } from './groupEdits';

interface AddButtonsProps {
  /** The group that the list stands in; null for none. */
  readonly group: { readonly id: ConditionId; readonly number: string } | null;
  /** In how many groups the list stands. */
  readonly depth: number;
  readonly tools: EditorTools;
}

/** What adds a condition or a group to a list of them: plain in a group, which is named where it is read alone. */
export const AddButtons = ({ group, depth, tools }: AddButtonsProps) => {
  const { edit, room } = tools;
  const to = group === null ? '' : ` to group ${group.number}`;
  const looks =
    group === null
      ? ({ variant: 'outline' } as const)
      : ({ variant: 'ghost', size: 'sm' } as const);
  return (
    <Flex gap="2" wrap="wrap" mt={group === null ? 1 : 0}>
      <Button
        {...looks}
        {...(group !== null && { 'aria-label': `Add condition${to}` })}
        disabled={room < 1}
        onClick={() => {
          const id = freshId();
          edit(addCondition(id, group?.id), { id, firstInput: true });
        }}
      >
        <Plus size={16} aria-hidden />
        {group === null ? 'Add new condition' : 'Add condition'}
      </Button>
      {depth < MOST_GROUP_DEPTH && (
        <Button
          {...looks}
          {...(group !== null && { 'aria-label': `Add group${to}` })}
          // With the condition that is in it.
          disabled={room < 2}
          onClick={() => {
            const first = freshId();
            edit(addGroup(freshId(), first, group?.id), { id: first, firstInput: true });
          }}
        >
          <Plus size={16} aria-hidden />
          Add group
        </Button>
      )}
      {group === null && tools.beside}
    </Flex>
  );
};
