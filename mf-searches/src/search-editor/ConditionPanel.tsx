import type { Condition, FieldListEntry, SearchDefinition, SearchId } from 'shared-kernel/model';
import { Button, ConfirmDialog, Flex, Heading, Panel, SimpleGrid, Trash2 } from 'shared-kernel/ui';
import { useState } from 'react';
import { ComparisonInputs } from './ComparisonInputs';
import { asKind, CONDITION_KINDS, KIND_WORDS, kindOf } from './conditionKind';
import { FieldNameInputs } from './FieldNameInputs';
import { PageInputs } from './PageInputs';
import { SearchNameInput } from './SearchNameInput';
import { SelectInput } from './SelectInput';

const KIND_OPTIONS = CONDITION_KINDS.map((value) => ({ value, label: KIND_WORDS[value].label }));

export interface ConditionPanelProps {
  readonly condition: Condition;
  /** Counts from 1. */
  readonly number: number;
  readonly ownId: SearchId;
  readonly fields: readonly FieldListEntry[];
  readonly searches: readonly SearchDefinition[];
  readonly onChange: (condition: Condition) => void;
  readonly onDelete: () => void;
}

/** One condition with every input that its kind has. */
export const ConditionPanel = (props: ConditionPanelProps) => {
  const { condition, number, onChange } = props;
  const kind = kindOf(condition);
  const title = `Condition ${String(number)}`;
  return (
    <Panel role="group" aria-label={title}>
      <Flex justify="space-between" align="center" mb="3">
        <Heading as="h3" fontSize="md" fontWeight="semibold">
          {title}
        </Heading>
        <DeleteCondition title={title} onDelete={props.onDelete} />
      </Flex>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
        <SelectInput
          label="Looks at"
          value={kind}
          options={KIND_OPTIONS}
          onChange={(chosen) => {
            onChange(asKind(condition, chosen));
          }}
        />
        {kind === 'search' ? (
          <SearchNameInput {...props} />
        ) : (
          <FieldNameInputs {...props} kind={kind} />
        )}
        {kind === 'page' ? <PageInputs {...props} /> : <ComparisonInputs {...props} />}
      </SimpleGrid>
    </Panel>
  );
};

const DeleteCondition = ({ title, onDelete }: { title: string; onDelete: () => void }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        mr="-3"
        color="fg.muted"
        aria-label={`Delete ${title.toLowerCase()}`}
        onClick={() => {
          setAsking(true);
        }}
      >
        <Trash2 size={14} aria-hidden />
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${title.toLowerCase()}?`}
        confirmLabel="Delete"
        danger
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => {
          setAsking(false);
          onDelete();
        }}
      >
        It is gone for good once you save the search.
      </ConfirmDialog>
    </>
  );
};
