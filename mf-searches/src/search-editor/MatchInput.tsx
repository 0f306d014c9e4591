import { CONDITION_MATCHES, type ConditionMatch, type SearchDefinition } from 'shared-kernel/model';
import { Fieldset, HStack, RadioGroup, Text } from 'shared-kernel/ui';

const MATCH_WORDS = {
  all: 'All conditions',
  any: 'Any condition',
} as const satisfies Record<ConditionMatch, string>;

interface MatchInputProps {
  readonly match: SearchDefinition['match'];
  readonly onChange: (match: ConditionMatch) => void;
}

/** Whether supporters must meet all of the conditions or any of them. */
export const MatchInput = ({ match, onChange }: MatchInputProps) => (
  <Fieldset.Root>
    <RadioGroup.Root
      value={match}
      onValueChange={({ value }) => {
        const chosen = CONDITION_MATCHES.find((one) => one === value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      <RadioGroup.Label fontSize="sm" fontWeight="medium">
        Supporters match
      </RadioGroup.Label>
      <HStack gap="6" mt="2" wrap="wrap">
        {CONDITION_MATCHES.map((value) => (
          <RadioGroup.Item key={value} value={value}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{MATCH_WORDS[value]}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </HStack>
    </RadioGroup.Root>
    {!isMatch(match) && (
      <Text color="fg.error" fontSize="sm">
        Choose one: what is stored here is neither
      </Text>
    )}
  </Fieldset.Root>
);

export const isMatch = (match: string): match is ConditionMatch =>
  CONDITION_MATCHES.some((one) => one === match);
