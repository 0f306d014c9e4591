import { RadioGroup, Stack, Text } from 'shared-kernel/ui';

interface ExplainedChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Value[];
  readonly wordsOf: (choice: Value) => { readonly name: string; readonly does: string };
  readonly onChoose: (choice: Value) => void;
}

/** One of several, each with what it does below its name. */
export function ExplainedChoice<Value extends string>(props: ExplainedChoiceProps<Value>) {
  const { label, value, choices, wordsOf, onChoose } = props;
  return (
    <RadioGroup.Root
      flex="1"
      aria-label={label}
      value={value}
      onValueChange={(change) => {
        const chosen = choices.find((known) => known === change.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      <Stack gap="3">
        {choices.map((choice) => (
          <RadioGroup.Item key={choice} value={choice} alignItems="flex-start">
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator mt="0.5" />
            <RadioGroup.ItemText>
              {wordsOf(choice).name}
              <Text as="span" display="block" color="fg.muted" fontWeight="normal">
                {wordsOf(choice).does}
              </Text>
            </RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}
