import {
  Copy,
  DragHandle,
  Flex,
  Heading,
  IconButton,
  MoveButtons,
  type Grip,
} from 'shared-kernel/ui';
import { DeleteCondition } from './DeleteCondition';

interface ConditionHeadProps {
  /** Counts from 0. */
  readonly index: number;
  readonly last: boolean;
  /** There is no room for a further condition. */
  readonly full: boolean;
  readonly headingLevel: 3 | 4;
  readonly deletionWords: string;
  readonly grip: Grip;
  readonly onMove: (index: number) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** A condition's number, and what can be done with it as a whole. */
export const ConditionHead = (props: ConditionHeadProps) => {
  const what = `condition ${String(props.index + 1)}`;
  return (
    <Flex justify="space-between" align="center" mb="3">
      <Flex align="center" gap="1" ml="-2" minW="0">
        <DragHandle grip={props.grip} />
        <Heading as={`h${props.headingLevel}`} fontSize="md" fontWeight="semibold" truncate>
          {`Condition ${String(props.index + 1)}`}
        </Heading>
      </Flex>
      <Flex mr="-2">
        <MoveButtons what={what} index={props.index} last={props.last} onMove={props.onMove} />
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
        <DeleteCondition what={what} onDelete={props.onDelete}>
          {props.deletionWords}
        </DeleteCondition>
      </Flex>
    </Flex>
  );
};
