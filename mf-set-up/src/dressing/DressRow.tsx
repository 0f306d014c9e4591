import { stillContent } from 'evaluation';
import { useMemo } from 'react';
import { nameOf } from 'shared-kernel/model';
import { Box, Checkbox, HStack, Text } from 'shared-kernel/ui';
import { PhoneStill } from '../still/PhoneStill';
import type { DressedScreen } from './dressedScreens';

interface DressRowProps {
  readonly dressed: DressedScreen;
  readonly isLeft: boolean;
  readonly disabled: boolean;
  readonly onLeave: (isLeft: boolean) => void;
}

const WIDTH_PX = 124;

/** One screen before and after, and whether it is dressed. */
export const DressRow = ({ dressed, isLeft, disabled, onLeave }: DressRowProps) => {
  const { screen, content } = dressed;
  const before = useMemo(() => stillContent(screen), [screen]);
  const after = useMemo(() => stillContent({ ...screen, content }), [screen, content]);
  return (
    <Box as="li" opacity={isLeft ? 0.55 : 1}>
      <Checkbox.Root
        mb="2"
        checked={!isLeft}
        disabled={disabled}
        onCheckedChange={({ checked }) => {
          onLeave(checked !== true);
        }}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label maxW="14rem" truncate>
          {nameOf(screen)}
        </Checkbox.Label>
      </Checkbox.Root>
      <HStack gap="2" align="flex-start">
        {(['Before', 'After'] as const).map((when) => (
          <Box key={when}>
            <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
              <PhoneStill content={when === 'Before' ? before : after} width={WIDTH_PX} />
            </Box>
            <Text fontSize="xs" color="fg.muted" textAlign="center" mt="1">
              {when}
            </Text>
          </Box>
        ))}
      </HStack>
    </Box>
  );
};
