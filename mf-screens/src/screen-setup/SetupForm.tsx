import { links } from 'shared-kernel/contract';
import {
  MAX_NAME_LENGTH,
  SCREEN_MATCHES,
  UNTITLED,
  type Screen,
  type ScreenSetup,
  type Search,
} from 'shared-kernel/model';
import { DraftQuestions, SaveBar } from 'shared-kernel/saving';
import { useYear } from 'shared-kernel/session';
import { Field, Fieldset, Input, Panel, RadioGroup, Stack } from 'shared-kernel/ui';
import { isScreenMatch, MATCH_LABELS } from '../screen-store/audience';
import { SearchChoices } from './SearchChoices';
import { useSetupDraft } from './useSetupDraft';

interface SetupFormProps {
  readonly screen: Screen;
  readonly searches: readonly Search[];
}

export const SetupForm = ({ screen, searches }: SetupFormProps) => {
  const setup = useSetupDraft(screen);
  const { year } = useYear();
  return (
    <Stack gap="4">
      <Panel>
        <Field.Root>
          <Field.Label>Internal name</Field.Label>
          <Input
            value={setup.draft.name}
            maxLength={MAX_NAME_LENGTH}
            placeholder={UNTITLED}
            onChange={(event) => {
              setup.edit({ ...setup.draft, name: event.currentTarget.value });
            }}
          />
        </Field.Root>
      </Panel>
      <MatchChoice
        match={setup.draft.match}
        onChange={(match) => {
          setup.edit({ ...setup.draft, match });
        }}
      />
      <SearchChoices
        draft={setup.draft}
        searches={searches}
        supportersTotal={year.supportersTotal}
        onEdit={setup.edit}
      />
      <SaveBar
        backTo={links.screens()}
        label="Save screen"
        dirty={setup.dirty}
        saving={setup.saving}
        onSave={() => void setup.save()}
      />
      <DraftQuestions draft={setup} what="this screen’s setup" />
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
