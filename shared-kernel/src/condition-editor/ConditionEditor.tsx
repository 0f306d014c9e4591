import {
  nodesOf,
  type ConditionNode,
  type FieldListEntry,
  type SearchDefinition,
  type SearchId,
} from 'shared-kernel/model';
import { Flex, Heading, Stack, Text, VisuallyHidden } from 'shared-kernel/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ConditionList } from './ConditionList';
import type { ConditionSet } from './conditionSet';
import type { EditorTools, FocusAfterEdit } from './editorTools';
import { MatchInput } from './MatchInput';
import { MOST_CONDITIONS, OWNER_WORDS, type ConditionOwner } from './ownerWords';

interface ConditionEditorProps {
  /** What the conditions belong to; some words differ by it. */
  readonly owner: ConditionOwner;
  readonly value: ConditionSet;
  /** The year's field list: what names are offered, and how their values are written. */
  readonly fields: readonly FieldListEntry[];
  /** The year's searches, which conditions may refer to. */
  readonly searches: readonly SearchDefinition[];
  /** The search that is edited, which is never offered to itself. */
  readonly ownId?: SearchId;
  /** Of the heading "Conditions"; those of the single conditions are one deeper. */
  readonly headingLevel?: 2 | 3;
  /** Beside the heading. */
  readonly beside?: ReactNode;
  /** Beside what adds conditions and groups; it is told how many may still be added. */
  readonly adding?: (room: number) => ReactNode;
  /** What stands beside a field's name where fields are chosen: "Text · 92% filled · e.g. Robin". */
  readonly factsOf?: (field: FieldListEntry) => string;
  /** What is known about a condition, such as its live count, shown under its inputs. */
  readonly figuresOf?: (condition: ConditionNode) => ReactNode;
  readonly onChange: (value: ConditionSet) => void;
}

/**
 * Edits conditions, groups of them and how they are joined (spec §2, §5, D416), for searches and for items of screens.
 * Holds nothing of what it edits: every edit goes out by `onChange` at once, unfinished ones too.
 * Before saving, ask `isFaulty` of each condition, `isConditionMatch` of the match, and save `trimmedConditions`.
 * Reads well from 280 px on: it follows the width of the place that it stands in, not the window's.
 */
export const ConditionEditor = (props: ConditionEditorProps) => {
  const { owner, value, onChange, headingLevel = 2 } = props;
  const { conditions } = value;
  const words = OWNER_WORDS[owner];
  const room = Math.max(0, MOST_CONDITIONS - nodesOf(conditions).length);
  const [announced, announce] = useState('');
  const [section, focusLater] = useFocusAfterEdit(conditions);
  const tools: EditorTools = {
    ...{
      fields: props.fields,
      searches: props.searches,
      ownId: props.ownId ?? null,
      room,
      announce,
    },
    deletionWords: words.deleted,
    beside: props.adding?.(room),
    factsOf: props.factsOf ?? (() => ''),
    figuresOf: props.figuresOf ?? (() => null),
    edit: (change, focus) => {
      if (focus !== undefined) focusLater(focus);
      onChange({ ...value, conditions: change(conditions) });
    },
  };
  return (
    <Stack ref={section} gap="2" as="section" aria-label="Conditions">
      <Flex justify="space-between" align="center" minH="8">
        <Heading as={`h${headingLevel}`} fontSize="lg" fontWeight="semibold">
          Conditions
        </Heading>
        {props.beside}
      </Flex>
      <MatchInput
        label={words.match}
        match={value.match}
        onChange={(match) => {
          onChange({ ...value, match });
        }}
      />
      <VisuallyHidden role="status" aria-label="Order of conditions">
        {announced}
      </VisuallyHidden>
      {conditions.length === 0 && <Text color="fg.muted">{words.none}</Text>}
      <ConditionList
        nodes={conditions}
        match={value.match}
        group={null}
        depth={0}
        headingLevel={headingLevel === 2 ? 3 : 4}
        tools={tools}
      />
      {room === 0 && (
        <Text color="fg.muted" fontSize="sm">
          {words.full}
        </Text>
      )}
    </Stack>
  );
};

/** The focus follows a condition that an edit draws elsewhere, instead of being lost with what it stood on. */
function useFocusAfterEdit(conditions: readonly ConditionNode[]) {
  const section = useRef<HTMLDivElement>(null);
  const wanted = useRef<FocusAfterEdit | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const { id, firstInput = false } = wanted.current;
    wanted.current = null;
    const panel = section.current?.querySelector<HTMLElement>(
      `[data-condition="${CSS.escape(id)}"]`,
    );
    (firstInput ? panel?.querySelector('select') : panel)?.focus();
  }, [conditions]);
  return [
    section,
    (focus: FocusAfterEdit) => {
      wanted.current = focus;
    },
  ] as const;
}
