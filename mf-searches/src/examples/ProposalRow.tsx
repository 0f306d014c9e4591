import { Checkbox, Flex, percentOf, Text } from 'shared-kernel/ui';
import { useId } from 'react';

interface ProposalRowProps {
  readonly words: string;
  /** How many supporters of the year meet it; null where that is not known. */
  readonly supporters: number | null;
  readonly supportersTotal: number;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
}

/** One condition to tick, and how many of the year meet it. */
export const ProposalRow = (props: ProposalRowProps) => {
  const countId = useId();
  const count = countWords(props.supporters, props.supportersTotal);
  return (
    <Flex columnGap="4" justify="space-between" align="flex-start" wrap="wrap" py="1.5">
      <Checkbox.Root
        checked={props.ticked}
        flex="1 1 16rem"
        minW="0"
        alignItems="flex-start"
        onCheckedChange={({ checked }) => {
          props.onTick(checked === true);
        }}
      >
        <Checkbox.HiddenInput aria-describedby={countId} />
        <Checkbox.Control mt="0.5" />
        <Checkbox.Label overflowWrap="anywhere" minW="0" fontWeight="normal">
          {props.words}
        </Checkbox.Label>
      </Checkbox.Root>
      <Text
        {...{ id: countId, ps: { base: 7, sm: 0 } }}
        fontSize="sm"
        lineHeight="1.5rem"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {count}
      </Text>
    </Flex>
  );
};

function countWords(supporters: number | null, total: number): string {
  if (supporters === null) return 'Number not known';
  const figure = supporters.toLocaleString('en-GB');
  return total < supporters
    ? figure
    : `${figure} of ${total.toLocaleString('en-GB')} (${String(percentOf(supporters, total))}%)`;
}
