import { isWorking, printCount, shareWords, type Search } from 'shared-kernel/model';
import { Checkbox, Flex, Text } from 'shared-kernel/ui';
import { useId } from 'react';
import type { SearchChoice } from './setupEdits';

interface SearchChoiceRowProps {
  readonly choice: SearchChoice;
  readonly supportersTotal: number;
  readonly onChange: (chosen: boolean) => void;
}

/** One search to tick, and how many supporters match it. */
export const SearchChoiceRow = ({ choice, supportersTotal, onChange }: SearchChoiceRowProps) => {
  const countId = useId();
  return (
    <Flex gap="4" justify="space-between" align="flex-start" py="1.5">
      <Checkbox.Root
        checked={choice.chosen}
        minW="0"
        alignItems="flex-start"
        onCheckedChange={({ checked }) => {
          onChange(checked === true);
        }}
      >
        <Checkbox.HiddenInput aria-describedby={countId} />
        <Checkbox.Control mt="0.5" />
        <Checkbox.Label overflowWrap="anywhere" minW="0">
          {choice.label}
        </Checkbox.Label>
      </Checkbox.Root>
      <Text
        id={countId}
        flexShrink="0"
        fontSize="sm"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {choice.search === null ? '' : countWords(choice.search, supportersTotal)}
      </Text>
    </Flex>
  );
};

function countWords(search: Search, total: number): string {
  if (isWorking(search)) return 'Working...';
  const count = printCount(search.supportersMatched);
  return total > 0 ? `${count} (${shareWords(search.supportersMatched, total)})` : count;
}
