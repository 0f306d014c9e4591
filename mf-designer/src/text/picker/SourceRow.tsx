import { chakra, Text } from 'shared-kernel/ui';

import type { PickerRow } from './pickerRows';
import type { SourceChoice } from './sourceChoices';
import { sourceFacts } from './sourceFacts';

/** Every row has one height, so that those out of sight need not be drawn. */
export const ROW_PX = 48;

interface SourceRowProps {
  readonly row: PickerRow;
  readonly id: string;
  readonly topPx: number;
  /** Among those that can be chosen, from 1. */
  readonly position: number;
  readonly total: number;
  readonly active: boolean;
  readonly supporters: number;
  readonly onPick: (choice: SourceChoice) => void;
}

export const SourceRow = ({ row, topPx, ...props }: SourceRowProps) => (
  <chakra.div
    role="presentation"
    position="absolute"
    insetX="0"
    px="2"
    style={{ top: topPx, height: ROW_PX }}
  >
    {row.kind === 'group' ? (
      <Text
        role="presentation"
        h="full"
        display="flex"
        alignItems="flex-end"
        pb="1"
        fontSize="xs"
        fontWeight="semibold"
        color="fg.muted"
      >
        {row.name}
      </Text>
    ) : (
      <Option choice={row.choice} {...props} />
    )}
  </chakra.div>
);

type OptionProps = Omit<SourceRowProps, 'row' | 'topPx'> & { readonly choice: SourceChoice };

const Option = ({ choice, id, position, total, active, supporters, onPick }: OptionProps) => (
  <chakra.div
    role="option"
    id={id}
    aria-selected={active}
    aria-disabled={choice.refusal !== null}
    aria-setsize={total}
    aria-posinset={position}
    h="full"
    px="2"
    borderRadius="l1"
    display="flex"
    flexDirection="column"
    justifyContent="center"
    cursor={choice.refusal === null ? 'pointer' : 'not-allowed'}
    bg={active ? 'accent.muted' : undefined}
    _hover={{ bg: active ? 'accent.muted' : 'bg.muted' }}
    onClick={() => {
      onPick(choice);
    }}
  >
    <Text
      fontSize="sm"
      lineHeight="20px"
      truncate
      color={choice.refusal === null ? undefined : 'fg.subtle'}
      title={choice.name}
    >
      <bdi>{choice.name}</bdi>
    </Text>
    <Text
      fontSize="xs"
      lineHeight="16px"
      truncate
      color={choice.refusal === null ? 'fg.muted' : 'fg.error'}
    >
      {choice.refusal ?? sourceFacts(choice.source, supporters)}
    </Text>
  </chakra.div>
);
