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
import { Field, Fieldset, Input, Panel, RadioGroup, Stack, Text } from 'shared-kernel/ui';
import { useState } from 'react';
import { audienceOf, isScreenMatch, MATCH_LABELS } from '../screen-store/audience';
import { EverybodyQuestion } from './EverybodyQuestion';
import { SearchChoices } from './SearchChoices';
import { overlooksSearches } from './setupEdits';
import { useScreenDiscard } from './useScreenDiscard';
import { useSetupDraft } from './useSetupDraft';

interface SetupFormProps {
  readonly screen: Screen;
  readonly searches: readonly Search[];
}

export const SetupForm = ({ screen, searches }: SetupFormProps) => {
  const setup = useSetupDraft(screen);
  const { year } = useYear();
  const [asking, setAsking] = useState(false);
  useScreenDiscard(screen, setup.revision);
  const save = (draft: ScreenSetup) => {
    setAsking(false);
    void setup.save(draft);
  };
  return (
    <Stack gap="4" flex="1">
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
        draft={setup.draft}
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
        onSave={() => {
          if (overlooksSearches(setup.draft)) setAsking(true);
          else save(setup.draft);
        }}
      />
      <EverybodyQuestion
        open={asking}
        searches={setup.draft.searchIds.length}
        onEverybody={() => {
          save(setup.draft);
        }}
        onMatching={() => {
          const draft: ScreenSetup = { ...setup.draft, match: 'anySearches' };
          setup.edit(draft);
          save(draft);
        }}
        onCancel={() => {
          setAsking(false);
        }}
      />
      <DraftQuestions draft={setup} what="this screen’s setup" />
    </Stack>
  );
};

interface MatchChoiceProps {
  readonly draft: ScreenSetup;
  readonly onChange: (match: ScreenSetup['match']) => void;
}

const MatchChoice = ({ draft, onChange }: MatchChoiceProps) => (
  <Panel>
    <Fieldset.Root>
      <Fieldset.Legend>Who sees this screen</Fieldset.Legend>
      <Fieldset.Content mt="3">
        <RadioGroup.Root
          value={isScreenMatch(draft.match) ? draft.match : null}
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
        <Text role="status" aria-label="Audience" fontSize="sm" color={audienceColour(draft)}>
          {audienceOf(draft)}
        </Text>
      </Fieldset.Content>
    </Fieldset.Root>
  </Panel>
);

const audienceColour = ({ match }: ScreenSetup) =>
  match === 'allUsers' ? 'fg.warning' : 'fg.muted';
