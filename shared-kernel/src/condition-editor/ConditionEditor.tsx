import {
  asId,
  type Condition,
  type ConditionId,
  type FieldListEntry,
  type SearchDefinition,
  type SearchId,
} from 'shared-kernel/model';
import { Button, Heading, Plus, Stack, Text, useReorder, VisuallyHidden } from 'shared-kernel/ui';
import { useState, type ReactNode } from 'react';
import {
  addCondition,
  duplicateCondition,
  moveCondition,
  removeCondition,
  replaceCondition,
} from './conditionEdits';
import { ConditionPanel } from './ConditionPanel';
import type { ConditionSet } from './conditionSet';
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
  /** What is known about a condition, such as its live count, shown under its inputs. */
  readonly figuresOf?: (condition: Condition) => ReactNode;
  readonly onChange: (value: ConditionSet) => void;
}

/**
 * Edits conditions and how they are joined (spec §2, §5), for searches and for items of screens.
 * Holds nothing of what it edits: every edit goes out by `onChange` at once, unfinished ones too.
 * Before saving, ask `isFaulty` of each condition, `isConditionMatch` of the match, and save `trimmedConditions`.
 * Reads well from 280 px on: it follows the width of the place that it stands in, not the window's.
 */
export const ConditionEditor = (props: ConditionEditorProps) => {
  const { owner, value, onChange, headingLevel = 2 } = props;
  const { conditions } = value;
  const words = OWNER_WORDS[owner];
  const full = conditions.length >= MOST_CONDITIONS;
  const [announced, announce] = useState('');
  const edit = (change: (before: readonly Condition[]) => readonly Condition[]) => {
    onChange({ ...value, conditions: change(conditions) });
  };
  const move = (id: ConditionId, index: number) => {
    edit(moveCondition(id, index));
    announce(`The condition is now number ${String(index + 1)}.`);
  };
  const reorder = useReorder(
    conditions.map(({ id }) => id),
    move,
  );
  return (
    <Stack gap="3" as="section" aria-label="Conditions">
      <Heading as={`h${headingLevel}`} fontSize="lg" fontWeight="semibold">
        Conditions
      </Heading>
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
      {conditions.map((condition, index) => (
        <ConditionPanel
          key={condition.id}
          ref={reorder.rowRef(condition.id)}
          condition={condition}
          index={index}
          last={index === conditions.length - 1}
          full={full}
          fields={props.fields}
          searches={props.searches}
          ownId={props.ownId ?? null}
          headingLevel={headingLevel === 2 ? 3 : 4}
          deletionWords={words.deleted}
          grip={reorder.grip(condition.id)}
          onChange={(changed) => {
            edit(replaceCondition(changed));
          }}
          onMove={(to) => {
            move(condition.id, to);
          }}
          onDuplicate={() => {
            edit(duplicateCondition(condition.id, freshId()));
          }}
          onDelete={() => {
            edit(removeCondition(condition.id));
          }}
        >
          {props.figuresOf?.(condition)}
        </ConditionPanel>
      ))}
      <Button
        variant="outline"
        w="full"
        disabled={full}
        onClick={() => {
          edit(addCondition(freshId()));
        }}
      >
        <Plus size={16} aria-hidden />
        Add new condition
      </Button>
      {full && (
        <Text color="fg.muted" fontSize="sm">
          {words.full}
        </Text>
      )}
    </Stack>
  );
};

const freshId = (): ConditionId => asId<ConditionId>(crypto.randomUUID());
