import { capitalised } from 'shared-kernel/model';
import { RowMenu } from 'shared-kernel/list-tools';
import { DragHandle, Flex, Heading, MoveButtons, type Grip } from 'shared-kernel/ui';
import type { ReactNode } from 'react';
import { conditionActions, type ConditionMenu } from './conditionActions';
import { DeleteCondition } from './DeleteCondition';

export interface ConditionHeadProps extends ConditionMenu {
  /** In a sentence: "condition 2.1", "group 2". */
  readonly what: string;
  /** Counts from 0, within the list that it stands in. */
  readonly index: number;
  readonly last: boolean;
  readonly headingLevel: number;
  readonly deletionWords: string;
  readonly grip: Grip;
  readonly onMove: (index: number) => void;
  readonly onDelete: () => void;
  /** Beside the number. */
  readonly children?: ReactNode;
}

/** The number of a condition or group, and what can be done with it as a whole. */
export const ConditionHead = (props: ConditionHeadProps) => {
  const { what } = props;
  return (
    <Flex align="center" gap="1" mb="2" ml="-2" mr="-2">
      <DragHandle grip={props.grip} />
      <Flex align="center" gap="3" rowGap="1" wrap="wrap" flex="1" minW="0">
        <Heading as={HEADINGS[props.headingLevel] ?? 'h6'} fontSize="sm" fontWeight="semibold">
          {capitalised(what)}
        </Heading>
        {props.children}
      </Flex>
      <Flex flexShrink="0" align="center" alignSelf="flex-start">
        <MoveButtons what={what} index={props.index} last={props.last} onMove={props.onMove} />
        <RowMenu name={what} actions={conditionActions(props)} />
        <DeleteCondition what={what} onDelete={props.onDelete}>
          {props.deletionWords}
        </DeleteCondition>
      </Flex>
    </Flex>
  );
};

const HEADINGS: Readonly<Record<number, 'h3' | 'h4' | 'h5'>> = { 3: 'h3', 4: 'h4', 5: 'h5' };
