import { printCount, shareWords } from 'shared-kernel/model';
import { Checkbox, Flex, Text } from 'shared-kernel/ui';
import { useId } from 'react';

interface ProposalRowProps {
  readonly words: string;
  /** How many supporters of the year meet it; null where that is not known. */
  readonly supporters: number | null;
  readonly supportersTotal: number;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
}

/** As high as the box: its words and its figures stand on one line with it. */
const LINE = '1.25rem';
const LABEL_GAP = '2.5';
/** As wide as the box and its gap: figures stand below the words where there is no room beside them. */
const BELOW_LABEL = '1.875rem';

/** One condition to tick, and how many of the year meet it. */
export const ProposalRow = (props: ProposalRowProps) => {
  const countId = useId();
  const count = countWords(props.supporters, props.supportersTotal);
  return (
    <Flex direction={{ base: 'column', sm: 'row' }} columnGap="4" py="2">
      <Checkbox.Root
        checked={props.ticked}
        flex="1"
        minW="0"
        gap={LABEL_GAP}
        alignItems="flex-start"
        onCheckedChange={({ checked }) => {
          props.onTick(checked === true);
        }}
      >
        <Checkbox.HiddenInput aria-describedby={countId} />
        <Checkbox.Control />
        <Checkbox.Label
          {...{ overflowWrap: 'anywhere', minW: '0' }}
          fontWeight="normal"
          lineHeight={LINE}
        >
          {props.words}
        </Checkbox.Label>
      </Checkbox.Root>
      <Text
        {...{ id: countId, ps: { base: BELOW_LABEL, sm: '0' } }}
        fontSize="sm"
        lineHeight={LINE}
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
  const figure = printCount(supporters);
  return total < supporters
    ? figure
    : `${figure} of ${printCount(total)} (${shareWords(supporters, total)})`;
}
