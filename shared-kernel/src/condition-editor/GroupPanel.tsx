import { GROUP_MATCHES, nodesOf, type ConditionGroup, type GroupMatch } from 'shared-kernel/model';
import { Box, NativeSelect, Panel, Stack, Text } from 'shared-kernel/ui';
import type { ReactNode, Ref } from 'react';
import { ConditionHead, type ConditionHeadProps } from './ConditionHead';
import type { EditorTools } from './editorTools';

const MATCH_WORDS = {
  all: 'All of these',
  any: 'Any of these',
  none: 'None of these',
} as const satisfies Record<GroupMatch, string>;

/** What the panels of conditions and groups have in common. */
export interface NodePanelProps extends Omit<
  ConditionHeadProps,
  'what' | 'size' | 'room' | 'deletionWords' | 'children'
> {
  readonly ref: Ref<HTMLDivElement>;
  /** Such as 2.1. */
  readonly number: string;
  /** In how many groups it stands. */
  readonly depth: number;
  readonly tools: EditorTools;
}

interface GroupPanelProps extends NodePanelProps {
  readonly node: ConditionGroup;
  readonly onChange: (group: ConditionGroup) => void;
  /** Its conditions. */
  readonly children: ReactNode;
}

/** Conditions that count together, on a ground of their own so that it is seen what belongs to them. */
export const GroupPanel = (props: GroupPanelProps) => {
  const { ref, node, number, tools, onChange } = props;
  return (
    <Panel
      ref={ref}
      role="group"
      aria-label={`Group ${number}`}
      data-condition={node.id}
      tabIndex={-1}
      bg={props.depth % 2 === 0 ? 'bg.muted' : 'bg.subtle'}
      px={{ base: 2.5, md: 3 }}
      py="3"
    >
      <Box px="1">
        <ConditionHead
          {...props}
          what={`group ${number}`}
          size={nodesOf([node]).length}
          room={tools.room}
          deletionWords={`${tools.deletionWords} So is everything in it.`}
        >
          <GroupMatchInput
            label={`Group ${number} is met where`}
            value={node.match}
            onChange={(match) => {
              onChange({ ...node, match });
            }}
          />
        </ConditionHead>
      </Box>
      <Stack gap="2">
        {node.conditions.length === 0 && (
          <Text color="fg.error" fontSize="sm" px="1">
            Add a condition, or delete this group
          </Text>
        )}
        {props.children}
      </Stack>
      <Box px="1">{tools.figuresOf(node)}</Box>
    </Panel>
  );
};

interface GroupMatchInputProps {
  readonly label: string;
  readonly value: GroupMatch;
  readonly onChange: (match: GroupMatch) => void;
}

/** In the line of the group's number, which it explains. */
const GroupMatchInput = ({ label, value, onChange }: GroupMatchInputProps) => (
  <NativeSelect.Root size="sm" w="auto" minW="0">
    <NativeSelect.Field
      aria-label={label}
      value={value}
      bg="bg.panel"
      fontWeight="medium"
      onChange={(event) => {
        const chosen = GROUP_MATCHES.find((one) => one === event.currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {GROUP_MATCHES.map((match) => (
        <option key={match} value={match}>
          {MATCH_WORDS[match]}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
);
