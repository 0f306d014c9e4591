import { SCREEN_MATCHES, type Screen, type ScreenSetup, type Search } from 'shared-kernel/model';
import {
  ConflictDialog,
  Field,
  Fieldset,
  Input,
  Panel,
  RadioGroup,
  Stack,
  UnsavedChanges,
} from 'shared-kernel/ui';
import { isScreenMatch, MATCH_LABELS, UNTITLED } from '../screen-store/names';
import { SaveBar } from './SaveBar';
import { SearchChoices } from './SearchChoices';
import { useSetupDraft } from './useSetupDraft';

interface SetupFormProps {
  readonly screen: Screen;
  readonly searches: readonly Search[];
}

export const SetupForm = ({ screen, searches }: SetupFormProps) => {
  const setup = useSetupDraft(screen);
  return (
    <Stack gap="4">
      <Panel>
        <Field.Root>
          <Field.Label>Internal name</Field.Label>
          <Input
            value={setup.draft.name}
            placeholder={UNTITLED}
            onChange={(event) => {
              const name = event.target.value;
              setup.edit((before) => ({ ...before, name }));
            }}
          />
        </Field.Root>
      </Panel>
      <MatchChoice
        match={setup.draft.match}
        onChange={(match) => {
          setup.edit((before) => ({ ...before, match }));
        }}
      />
      <SearchChoices draft={setup.draft} searches={searches} onEdit={setup.edit} />
      <SaveBar dirty={setup.dirty} saving={setup.saving} onSave={() => void setup.save()} />
      <UnsavedChanges when={setup.dirty} />
      <ConflictDialog
        conflict={setup.conflict}
        what="this screen's setup"
        onOverwrite={() => void setup.overwrite()}
        onLoadTheirs={() => void setup.loadTheirs()}
        onCancel={setup.keepEditing}
      />
    </Stack>
  );
};

interface MatchChoiceProps {
  readonly match: ScreenSetup['match'];
  readonly onChange: (match: ScreenSetup['match']) => void;
}

const MatchChoice = ({ match, onChange }: MatchChoiceProps) => (
  <Panel>
    <Fieldset.Root>
      <Fieldset.Legend>Who sees this screen</Fieldset.Legend>
      <Fieldset.Content mt="3">
        <RadioGroup.Root
          value={isScreenMatch(match) ? match : null}
          onValueChange={({ value }) => {
            if (value !== null) onChange(value);
          }}
        >
          <Stack gap="3">
            {SCREEN_MATCHES.map((known) => (
              <RadioGroup.Item key={known} value={known}>
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText>{MATCH_LABELS[known]}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Stack>
        </RadioGroup.Root>
      </Fieldset.Content>
    </Fieldset.Root>
  </Panel>
);
