import { asId, type ConditionId, type FieldListEntry, type Search } from 'shared-kernel/model';
import {
  Button,
  ConflictDialog,
  Field,
  Heading,
  Input,
  Panel,
  Plus,
  Stack,
  Text,
  UnsavedChanges,
} from 'shared-kernel/ui';
import { useState } from 'react';
import { ConditionPanel } from './ConditionPanel';
import { MatchInput } from './MatchInput';
import { SaveBar } from './SaveBar';
import { saveObstacle } from './saveObstacle';
import { SearchCount } from './SearchCount';
import { SEARCH_CONDITIONS, SEARCH_NAME_LENGTH } from './searchLimits';
import { addCondition, removeCondition, rename, replaceCondition, setMatch } from './searchEdits';
import { useSearchDraft, type SearchDraft } from './useSearchDraft';

interface SearchEditorProps {
  readonly search: Search;
  readonly searches: readonly Search[];
  readonly fields: readonly FieldListEntry[];
}

/** Name, match and conditions of one search (spec §2). */
export const SearchEditor = (props: SearchEditorProps) => {
  const state = useSearchDraft(props.search);
  const { draft, edit } = state;
  const [tried, setTried] = useState(false);
  const obstacle = saveObstacle(draft, props.searches);

  const save = () => {
    setTried(true);
    if (obstacle === null) void state.save();
  };

  return (
    <>
      <Stack gap="4">
        <Panel>
          <Stack gap="4">
            <Field.Root>
              <Field.Label>Name</Field.Label>
              <Input
                value={draft.name}
                maxLength={SEARCH_NAME_LENGTH}
                placeholder="Untitled"
                onChange={(event) => {
                  edit(rename(event.currentTarget.value));
                }}
              />
            </Field.Root>
            <MatchInput
              match={draft.match}
              onChange={(match) => {
                edit(setMatch(match));
              }}
            />
          </Stack>
        </Panel>
        <SearchCount key={state.revision} id={draft.id} />
        <Conditions {...props} state={state} />
      </Stack>
      <SaveBar
        dirty={state.dirty}
        saving={state.saving}
        obstacle={tried ? obstacle : null}
        onSave={save}
      />
      <ConflictDialog
        conflict={state.conflict}
        what="this search"
        onOverwrite={() => void state.overwrite()}
        onLoadTheirs={() => void state.loadTheirs()}
        onCancel={state.keepEditing}
      />
      <UnsavedChanges when={state.dirty} />
    </>
  );
};

const Conditions = ({ fields, searches, state }: SearchEditorProps & { state: SearchDraft }) => {
  const { draft, edit } = state;
  return (
    <Stack gap="3" as="section" aria-label="Conditions">
      <Heading as="h2" fontSize="lg" fontWeight="semibold">
        Conditions
      </Heading>
      {draft.conditions.length === 0 && (
        <Text color="fg.muted">
          No conditions yet: this search matches nobody. Add the first one below.
        </Text>
      )}
      {draft.conditions.map((condition, index) => (
        <ConditionPanel
          key={condition.id}
          condition={condition}
          number={index + 1}
          ownId={draft.id}
          fields={fields}
          searches={searches}
          onChange={(changed) => {
            edit(replaceCondition(changed));
          }}
          onDelete={() => {
            edit(removeCondition(condition.id));
          }}
        />
      ))}
      <Button
        variant="outline"
        w="full"
        disabled={draft.conditions.length >= SEARCH_CONDITIONS}
        onClick={() => {
          edit(addCondition(asId<ConditionId>(crypto.randomUUID())));
        }}
      >
        <Plus size={16} aria-hidden />
        Add new condition
      </Button>
    </Stack>
  );
};
