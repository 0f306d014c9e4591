import { isGroup, type ConditionId, type ConditionNode } from 'shared-kernel/model';
import { Text, useReorder } from 'shared-kernel/ui';
import { Fragment } from 'react';
import { AddButtons } from './AddButtons';
import {
  duplicateCondition,
  moveCondition,
  removeCondition,
  replaceCondition,
} from './conditionEdits';
import { jointOf } from './conditionJoints';
import { ConditionPanel } from './ConditionPanel';
import { freshId, type EditorTools } from './editorTools';
import { moveInto, moveOut, ungroup, wrapInGroup } from './groupEdits';
import { GroupPanel } from './GroupPanel';
import { intoGroups, type IntoGroup } from './intoGroup';

export interface ConditionListProps {
  readonly nodes: readonly ConditionNode[];
  /** How they are joined. */
  readonly match: string;
  /** The group that they stand in, with its number; null for those of the search or item itself. */
  readonly group: { readonly id: ConditionId; readonly number: string } | null;
  /** In how many groups they stand. */
  readonly depth: number;
  readonly headingLevel: number;
  readonly tools: EditorTools;
}

/** Conditions and groups one below the other, and what adds further ones. */
export const ConditionList = (props: ConditionListProps) => {
  const { nodes, group, depth, headingLevel, tools } = props;
  const { edit, announce } = tools;
  const numberOf = (index: number) =>
    `${group === null ? '' : `${group.number}.`}${String(index + 1)}`;
  const move = (id: ConditionId, index: number) => {
    edit(moveCondition(id, index));
    announce(`The condition is now number ${numberOf(index)}.`);
  };
  const reorder = useReorder(
    nodes.map(({ id }) => id),
    move,
  );
  const intoWords = (id: ConditionId | null, into: readonly IntoGroup[]) =>
    into.find((one) => one.id === id)?.words ?? 'a group';
  const joint = jointOf(props.match);
  return (
    <>
      {nodes.map((node, index) => {
        const number = numberOf(index);
        const into = intoGroups(nodes, index, depth, numberOf);
        const shared = {
          ref: reorder.rowRef(node.id),
          ...{ number, index, depth, headingLevel, tools, into },
          last: index === nodes.length - 1,
          grip: reorder.grip(node.id),
          outOf: group?.number ?? null,
          onMove: (to: number) => {
            move(node.id, to);
          },
          onInto: (target: ConditionId | null) => {
            edit(target === null ? wrapInGroup(node.id, freshId()) : moveInto(node.id, target), {
              id: node.id,
            });
            announce(`It is now in ${intoWords(target, into)}.`);
          },
          onOut: () => {
            edit(moveOut(node.id), { id: node.id });
            announce('It is now outside of the group.');
          },
          onDuplicate: () => {
            edit(duplicateCondition(node.id, freshId));
          },
          onDelete: () => {
            edit(removeCondition(node.id));
          },
        };
        return (
          <Fragment key={node.id}>
            {index > 0 && <Joint word={joint} />}
            {isGroup(node) ? (
              <GroupPanel
                {...shared}
                node={node}
                onChange={(changed) => {
                  edit(replaceCondition(changed));
                }}
                onUngroup={() => {
                  const [first] = node.conditions;
                  edit(ungroup(node.id), first && { id: first.id });
                  announce('The group is gone. Its conditions stand in its place.');
                }}
              >
                <ConditionList
                  nodes={node.conditions}
                  match={node.match}
                  group={{ id: node.id, number }}
                  depth={depth + 1}
                  headingLevel={headingLevel + 1}
                  tools={tools}
                />
              </GroupPanel>
            ) : (
              <ConditionPanel
                {...shared}
                condition={node}
                onChange={(changed) => {
                  edit(replaceCondition(changed));
                }}
              />
            )}
          </Fragment>
        );
      })}
      <AddButtons group={group} depth={depth} tools={tools} />
    </>
  );
};

/** How one condition goes with the next, so that a list reads as the sentence that it is. */
const Joint = ({ word }: { readonly word: string }) => (
  <Text fontSize="xs" lineHeight="1" fontWeight="semibold" color="fg.muted" textAlign="center">
    {word}
  </Text>
);
