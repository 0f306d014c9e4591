import { printCount } from 'shared-kernel/model';
import { Fieldset, RadioGroup, Stack, Text } from 'shared-kernel/ui';

import type { AudienceAnswer } from '../../editor/audience/audienceAtoms';
import type { TemplateAudience } from '../template';
import { lackingOf } from '../templateNeeds';

/** [S106] Who is to see a template: those whom it is true of by the screen's set-up, or by its objects' conditions; or all. */
export const AUDIENCE_WAYS = ['setup', 'objects', 'everybody'] as const;
export type AudienceWay = (typeof AUDIENCE_WAYS)[number];

interface AudienceChoiceProps {
  readonly audience: TemplateAudience;
  /** null: nothing in the year is needed for it, so that there is nothing to choose. */
  readonly answer: AudienceAnswer | null;
  /** Those that can be chosen. */
  readonly ways: readonly AudienceWay[];
  readonly way: AudienceWay;
  /** "Supporters who …", by the data that were chosen. */
  readonly sentence: string;
  /** Whether the choice makes a difference to anybody. */
  readonly somebodyLacks: boolean;
  readonly onWay: (way: AudienceWay) => void;
}

export const AudienceChoice = (props: AudienceChoiceProps) => {
  const { audience, answer, ways, way, sentence, somebodyLacks, onWay } = props;
  if (answer === null) {
    return <Text fontSize="sm">{`For ${audience.words}.`}</Text>;
  }
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontSize="sm" fontWeight="medium">
        {`For ${audience.words}`}
      </Fieldset.Legend>
      <Text fontSize="sm" color="fg.muted" role="status" minH="2.75em">
        {countWords(answer)}
      </Text>
      <Fieldset.Content mt="2">
        <RadioGroup.Root
          size="sm"
          disabled={!somebodyLacks}
          value={way}
          onValueChange={({ value }) => {
            const chosen = ways.find((known) => known === value);
            if (chosen !== undefined) onWay(chosen);
          }}
        >
          <Stack gap="3">
            {ways.map((known) => (
              <RadioGroup.Item key={known} value={known} alignItems="flex-start">
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator mt="0.5" />
                <RadioGroup.ItemText>
                  {LABELS[known]}
                  <Text as="span" display="block" fontSize="xs" color="fg.muted" mt="0.5">
                    {known === 'everybody' ? EVERYBODY_HELP : `${HELP[known]} ${sentence}.`}
                  </Text>
                </RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Stack>
        </RadioGroup.Root>
      </Fieldset.Content>
    </Fieldset.Root>
  );
};

const LABELS = {
  setup: 'Show the screen only to them',
  objects: 'Show its objects only to them',
  everybody: 'Show it to everybody who gets this screen',
} as const satisfies Record<AudienceWay, string>;

const HELP = {
  setup: 'Changes the screen’s set-up at once:',
  objects: 'Each object gets the condition:',
} as const satisfies Record<Exclude<AudienceWay, 'everybody'>, string>;

const EVERYBODY_HELP = 'Those who lack it read the fallback, or 0.';

function countWords(answer: AudienceAnswer): string {
  if (answer.status === 'working') return 'Counting them …';
  if (answer.status === 'unknown') return `They could not be counted. ${answer.why}`;
  const { supporters, matched } = answer.audience;
  if (supporters === 0) return 'No supporters are imported yet, so they are not counted.';
  const lacking = lackingOf(answer.audience);
  const whole =
    matched === supporters
      ? printCount(supporters)
      : `the ${printCount(matched)} who get this screen`;
  return lacking === 0
    ? `All of ${whole} have it.`
    : `${printCount(matched - lacking)} of ${whole} have it, ${printCount(lacking)} do not.`;
}
