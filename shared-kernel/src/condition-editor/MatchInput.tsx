import { CONDITION_MATCHES, isConditionMatch, type ConditionMatch } from 'shared-kernel/model';
import { Fieldset, HStack, RadioGroup, Text } from 'shared-kernel/ui';

const MATCH_WORDS = {
  all: 'All conditions',
  any: 'Any condition',
} as const satisfies Record<ConditionMatch, string>;

interface MatchInputProps {
  readonly label: string;
  readonly match: string;
  readonly onChange: (match: ConditionMatch) => void;
}

/** Whether supporters must meet all of the conditions or any of them. */
export const MatchInput = ({ label, match, onChange }: MatchInputProps) => (
  <Fieldset.Root>
    <RadioGroup.Root
      value={match}
      onValueChange={({ value }) => {
        const chosen = CONDITION_MATCHES.find((one) => one === value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      <RadioGroup.Label fontSize="sm" fontWeight="medium">
        {label}
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
    {!isConditionMatch(match) && (
      <Text color="fg.error" fontSize="sm">
        Choose one: what is stored here is neither
      </Text>
    )}
  </Fieldset.Root>
);
