import { PAGE_ACTIONS, type Condition, type PageAction } from 'shared-kernel/model';
import { Checkbox, Flex } from 'shared-kernel/ui';
import { InputCell } from './InputRows';
import { SelectInput } from './SelectInput';

const ACTION_WORDS = {
  completed: 'Took part in it',
  notCompleted: 'Did not take part in it',
} as const satisfies Record<PageAction, string>;

const ACTION_OPTIONS = PAGE_ACTIONS.map((value) => ({ value, label: ACTION_WORDS[value] }));

interface PageInputsProps {
  readonly condition: Condition;
  readonly onChange: (condition: Condition) => void;
}

/** Whether supporters did something on a page, and when. */
export const PageInputs = ({ condition, onChange }: PageInputsProps) => (
  <>
    <InputCell width="middle">
      <SelectInput
        label="Page action"
        value={condition.pageAction}
        options={ACTION_OPTIONS}
        onChange={(pageAction) => {
          onChange({ ...condition, pageAction });
        }}
      />
    </InputCell>
    <InputCell width="name">
      <Flex align="flex-end" h="full">
        <Flex align="center" minH="10">
          <Checkbox.Root
            checked={condition.pageCheckDate}
            onCheckedChange={({ checked }) => {
              onChange({ ...condition, pageCheckDate: checked === true });
            }}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>Only within the year</Checkbox.Label>
          </Checkbox.Root>
        </Flex>
      </Flex>
    </InputCell>
  </>
);
