import { Box, Copy, Flex, GripVertical, Heading, IconButton } from 'shared-kernel/ui';
import { DeleteCondition } from './DeleteCondition';
import { MoveButtons } from './MoveButtons';

interface ConditionHeadProps {
  /** Counts from 0. */
  readonly place: number;
  readonly last: boolean;
  /** No further condition fits into the search. */
  readonly full: boolean;
  readonly handleRef: (node: HTMLElement | null) => void;
  readonly onMove: (place: number) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** A condition's number, and what can be done with it as a whole. */
export const ConditionHead = (props: ConditionHeadProps) => {
  const what = `condition ${String(props.place + 1)}`;
  return (
    <Flex justify="space-between" align="center" gap="2" mb="3">
      <Flex align="center" gap="2">
        <Box
          ref={props.handleRef}
          cursor="grab"
          color="fg.subtle"
          ml="-1.5"
          py="1"
          title="Drag to reorder"
          display={{ base: 'none', md: 'block' }}
        >
          <GripVertical size={16} aria-hidden />
        </Box>
        <Heading as="h3" fontSize="md" fontWeight="semibold">
          {`Condition ${String(props.place + 1)}`}
        </Heading>
      </Flex>
      <Flex mr="-2">
        <MoveButtons what={what} place={props.place} last={props.last} onMove={props.onMove} />
        <IconButton
          size="sm"
          variant="ghost"
          color="fg.muted"
          aria-label={`Duplicate ${what}`}
          disabled={props.full}
          onClick={props.onDuplicate}
        >
          <Copy size={16} aria-hidden />
        </IconButton>
        <DeleteCondition what={what} onDelete={props.onDelete} />
      </Flex>
    </Flex>
  );
};
