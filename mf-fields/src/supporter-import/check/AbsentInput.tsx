import { ABSENT_CHOICES, printCount, type AbsentChoice } from 'shared-kernel/model';
import { Heading, Panel, RadioGroup, Stack } from 'shared-kernel/ui';

interface AbsentInputProps {
  readonly count: number;
  readonly choice: AbsentChoice;
  readonly onChoice: (choice: AbsentChoice) => void;
}

const CHOICE_WORDS = {
  keep: 'Keep them as they are',
  remove: 'Remove them',
} as const satisfies Record<AbsentChoice, string>;

/** What happens to supporters who are not in the file (D2d). */
export const AbsentInput = ({ count, choice, onChoice }: AbsentInputProps) => (
  <Panel>
    <Heading as="h2" id="absent" fontSize="lg" fontWeight="semibold" mb="3">
      {count === 1
        ? 'One supporter is not in the file'
        : `${printCount(count)} supporters are not in the file`}
    </Heading>
    <RadioGroup.Root
      aria-labelledby="absent"
      value={choice}
      onValueChange={({ value }) => onChoice(ABSENT_CHOICES.find((one) => one === value) ?? 'keep')}
    >
      <Stack gap="2">
        {ABSENT_CHOICES.map((one) => (
          <RadioGroup.Item key={one} value={one}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{CHOICE_WORDS[one]}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  </Panel>
);
