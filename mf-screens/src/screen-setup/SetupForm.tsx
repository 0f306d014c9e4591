import { Link, links, useNavigate } from 'shared-kernel/contract';
import {
  isNotSetUp,
  MAX_NAME_LENGTH,
  SCREEN_MATCHES,
  UNTITLED,
  printCount,
  type Screen,
  type ScreenSetup,
  type Search,
} from 'shared-kernel/model';
import { publishPath } from 'shared-kernel/publishing';
import { EditorsInputs, ForEditors } from 'shared-kernel/roles';
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
import { useEffect, useState } from 'react';
import { audienceOf, isScreenMatch, MATCH_LABELS } from '../screen-store/audience';
import { EverybodyQuestion } from './EverybodyQuestion';
import { SearchChoices } from './SearchChoices';
import { overlooksSearches } from './setupEdits';
import { SetupVersions } from './SetupVersions';
import { useAudience, type AudienceCount } from './useAudience';
import { useScreenDiscard } from './useScreenDiscard';
import { useSetupEdits } from './useSetupEdits';

interface SetupFormProps {
  readonly screen: Screen;
  readonly searches: readonly Search[];
}

export const SetupForm = ({ screen, searches }: SetupFormProps) => {
  const setup = useSetupEdits(screen);
  const { year } = useYear();
  /** Whether its design is opened once it is saved; null while nothing is asked. */
  const [asking, setAsking] = useState<{ readonly leading: boolean } | null>(null);
  const audience = useAudience(screen.id, setup.edited);
  const navigate = useNavigate();
  useScreenDiscard(screen, setup.revision);
  /** The revision that is left for the design once a newer one is saved; null stays here. */
  const [leaving, setLeaving] = useState<number | null>(null);
  const isLeaving = leaving !== null && setup.revision > leaving && !setup.dirty;
  useEffect(() => {
    if (isLeaving) void navigate(links.screenDesign(screen.id));
  }, [isLeaving, navigate, screen.id]);
  const save = (edited: ScreenSetup, leading: boolean) => {
    setAsking(null);
    setLeaving(leading ? setup.revision : null);
    void setup.save(edited);
  };
  const ask = (leading: boolean) => {
    if (overlooksSearches(setup.edited)) setAsking({ leading });
    else save(setup.edited, leading);
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
            {screen.order > 1 && isNotSetUp(screen) && (
              <Field.HelperText>
                It comes last, after all other screens. Drag it in the list of screens to where it
                belongs.
              </Field.HelperText>
            )}
          </Field.Root>
        </Panel>
        <MatchChoice
          edited={setup.edited}
          audience={audience}
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
          ask(false);
        }}
      >
        <ForEditors>
          <Button
            variant="outline"
            disabled={setup.saving}
            onClick={() => {
              ask(true);
            }}
          >
            Save and design
          </Button>
        </ForEditors>
      </SaveBar>
      <EverybodyQuestion
        open={asking !== null}
        searches={setup.edited.searchIds.length}
        onEverybody={() => {
          save(setup.edited, asking?.leading === true);
        }}
        onMatching={() => {
          const edited: ScreenSetup = { ...setup.edited, match: 'anySearches' };
          setup.edit(edited);
          save(edited, asking?.leading === true);
        }}
        onCancel={() => {
          setAsking(null);
        }}
      />
      <EditsQuestions edited={setup} what="this screen’s setup" />
    </Stack>
  );
};

interface MatchChoiceProps {
  readonly edited: ScreenSetup;
  readonly audience: AudienceCount;
  readonly onChange: (match: ScreenSetup['match']) => void;
}

const MatchChoice = ({ edited, audience, onChange }: MatchChoiceProps) => (
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
        <Stack gap="0.5">
          <Text role="status" aria-label="Audience" fontSize="sm" color={audienceColour(edited)}>
            {audienceOf(edited)}
          </Text>
          <Text aria-live="polite" fontSize="sm" minH="1lh" fontVariantNumeric="tabular-nums">
            {seenBy(audience)}
          </Text>
        </Stack>
      </Fieldset.Content>
    </Fieldset.Root>
  </Panel>
);

const UNCOUNTED = {
  nobody: '',
  counting: 'Counting …',
  failed: 'Who will see this could not be counted.',
} as const;

function seenBy(audience: AudienceCount): string {
  if (audience.status !== 'counted') return UNCOUNTED[audience.status];
  const { matched, supporters } = audience;
  return `${printCount(matched)} of ${printCount(supporters)} will see this`;
}

const audienceColour = (setup: ScreenSetup) =>
  overlooksSearches(setup) ? 'fg.warning' : 'fg.muted';
