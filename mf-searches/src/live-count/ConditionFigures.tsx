import { isFaulty } from 'shared-kernel/condition-editor';
import {
  isGroup,
  printCount,
  shareWords,
  type ConditionNode,
  type PartCounts,
} from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Box, HStack, Info, Stack, Text, TriangleAlert } from 'shared-kernel/ui';
import type { ComponentProps } from 'react';
import { conditionHints, type ConditionHint } from './conditionHints';

interface ConditionFiguresProps {
  readonly condition: ConditionNode;
  /** Of the newest answer; null where the condition is not counted yet. */
  readonly counts: PartCounts | null;
  /** An answer is on its way. */
  readonly working: boolean;
  /** Supporters of the year. */
  readonly supporters: number;
}

/** Who meets a condition alone, and what may surprise about it. */
export const ConditionFigures = (props: ConditionFiguresProps) => {
  const { condition, counts, supporters, working } = props;
  const { year } = useYear();
  if (counts === null) {
    return working && !isFaulty(condition) ? <AwaitedFigures condition={condition} /> : null;
  }
  return (
    <Frame opacity={working ? 0.55 : 1} transition="opacity 150ms ease-out">
      <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        <Text as="span" fontWeight="semibold" color="fg">
          {printCount(counts.count)}
        </Text>{' '}
        {counts.count === 1 ? 'supporter meets' : 'supporters meet'} this alone (
        {shareWords(counts.count, supporters)})
      </Text>
      {conditionHints(condition, counts, year).map((hint) => (
        <Hint key={hint.text} {...hint} />
      ))}
    </Frame>
  );
};

/** Keeps the room of the figures, so that nothing below moves when they arrive. A fuzzy name always has a hint. */
const AwaitedFigures = ({ condition }: Pick<ConditionFiguresProps, 'condition'>) => (
  <Frame>
    <Text fontSize="sm" color="fg.muted">
      Counting…
    </Text>
    {!isGroup(condition) && condition.dataIdMatch === 'fuzzy' && <Text fontSize="sm">&nbsp;</Text>}
  </Frame>
);

const Frame = (props: ComponentProps<typeof Stack>) => <Stack gap="1" mt="3" {...props} />;

const TONES = {
  info: { icon: Info, colour: 'fg.muted' },
  warning: { icon: TriangleAlert, colour: 'fg.warning' },
} as const satisfies Record<ConditionHint['tone'], { icon: typeof Info; colour: string }>;

const Hint = ({ tone, text }: ConditionHint) => {
  const { icon: ToneIcon, colour } = TONES[tone];
  return (
    <HStack gap="2" align="flex-start" color={colour}>
      <Box flexShrink="0" mt="3px">
        <ToneIcon size={14} aria-hidden />
      </Box>
      <Text fontSize="sm" overflowWrap="anywhere">
        {text}
      </Text>
    </HStack>
  );
};
