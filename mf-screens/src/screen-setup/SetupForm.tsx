import { Link, links } from 'shared-kernel/contract';
import {
  MAX_NAME_LENGTH,
  SCREEN_MATCHES,
  UNTITLED,
  type Screen,
  type ScreenSetup,
  type Search,
} from 'shared-kernel/model';
import { publishPath } from 'shared-kernel/publishing';
import { EditorsInputs } from 'shared-kernel/roles';
import { EditsQuestions, SaveBar } from 'shared-kernel/saving';
import { useYear } from 'shared-kernel/session';
import {
  Button,
  Eye,
  Field,
  Fieldset,
  Flex,
  Input,
  Panel,
  RadioGroup,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { useState } from 'react';
import { audienceOf, isScreenMatch, MATCH_LABELS } from '../screen-store/audience';
import { EverybodyQuestion } from './EverybodyQuestion';
import { SearchChoices } from './SearchChoices';
import { overlooksSearches } from './setupEdits';
import { SetupVersions } from './SetupVersions';
import { useScreenDiscard } from './useScreenDiscard';
import { useSetupEdits } from './useSetupEdits';

interface SetupFormProps {
  readonly screen: Screen;
  readonly searches: readonly Search[];
}

export const SetupForm = ({ screen, searches }: SetupFormProps) => {
  const setup = useSetupEdits(screen);
  const { year } = useYear();
  const [asking, setAsking] = useState(false);
  useScreenDiscard(screen, setup.revision);
  const save = (edited: ScreenSetup) => {
    setAsking(false);
    void setup.save(edited);
  };
  return (
    <Stack gap="4" flex="1">
      <EditorsInputs>
        <Panel>
          <Field.Root>
            <Field.Label>Internal name</Field.Label>
            <Input
              value={setup.edited.name}
              maxLength={MAX_NAME_LENGTH}
              placeholder={UNTITLED}
              onChange={(event) => {
                setup.edit({ ...setup.edited, name: event.currentTarget.value });
              }}
            />
          </Field.Root>
        </Panel>
        <MatchChoice
          edited={setup.edited}
          onChange={(match) => {
            setup.edit({ ...setup.edited, match });
          }}
        />
        <SearchChoices
          edited={setup.edited}
          searches={searches}
          supportersTotal={year.supportersTotal}
          onEdit={setup.edit}
        />
      </EditorsInputs>
      <Flex gap="2" wrap="wrap">
        <SetupVersions screen={screen} searches={searches} onTake={setup.edit} />
        <Button asChild variant="ghost" size="sm">
          <Link to={publishPath(screen.id)}>
            <Eye size={16} aria-hidden />
            Publish…
          </Link>
        </Button>
      </Flex>
      <SaveBar
        backTo={links.screens()}
        label="Save screen"
        dirty={setup.dirty}
        saving={setup.saving}
        onSave={() => {
          if (overlooksSearches(setup.edited)) setAsking(true);
          else save(setup.edited);
        }}
      />
      <EverybodyQuestion
        open={asking}
        searches={setup.edited.searchIds.length}
        onEverybody={() => {
          save(setup.edited);
        }}
        onMatching={() => {
          const edited: ScreenSetup = { ...setup.edited, match: 'anySearches' };
          setup.edit(edited);
          save(edited);
        }}
        onCancel={() => {
          setAsking(false);
        }}
      />
      <EditsQuestions edited={setup} what="this screen’s setup" />
    </Stack>
  );
};

interface MatchChoiceProps {
  readonly edited: ScreenSetup;
  readonly onChange: (match: ScreenSetup['match']) => void;
}

const MatchChoice = ({ edited, onChange }: MatchChoiceProps) => (
  <Panel>
    <Fieldset.Root>
      <Fieldset.Legend>Who sees this screen</Fieldset.Legend>
      <Fieldset.Content mt="3">
        <RadioGroup.Root
          value={isScreenMatch(edited.match) ? edited.match : null}
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
        <Text role="status" aria-label="Audience" fontSize="sm" color={audienceColour(edited)}>
          {audienceOf(edited)}
        </Text>
      </Fieldset.Content>
    </Fieldset.Root>
  </Panel>
);

const audienceColour = ({ match }: ScreenSetup) =>
  match === 'allUsers' ? 'fg.warning' : 'fg.muted';
