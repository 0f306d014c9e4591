import { chakra, HStack, Stack, Text, VisuallyHidden, type LucideIcon } from 'shared-kernel/ui';
import { useId } from 'react';

import { MIXED } from './mixed';

export interface Segment<T> {
  readonly value: T;
  readonly label: string;
  /** Shown instead of the label. */
  readonly icon: LucideIcon;
}

interface SegmentFieldProps<T> {
  readonly label: string;
  /** null: mixed. */
  readonly value: T | null;
  readonly segments: readonly Segment<T>[];
  readonly onChange: (value: T) => void;
}

/** A few choices side by side, as icons: radio buttons to keyboards and screen readers. */
export function SegmentField<T extends string>(props: SegmentFieldProps<T>) {
  const { label, value, segments, onChange } = props;
  const name = useId();
  return (
    <Stack role="radiogroup" aria-labelledby={`${name}label`} gap="1.5" data-row>
      <Text id={`${name}label`} fontSize="sm" fontWeight="medium">
        {value === null ? `${label}: ${MIXED}` : label}
      </Text>
      <HStack
        gap="0"
        borderWidth="1px"
        borderRadius="l2"
        overflow="hidden"
        h={{ base: 9, lg: 8 }}
        flex="1"
      >
        {segments.map((segment) => (
          <chakra.label
            key={segment.value}
            title={segment.label}
            display="grid"
            placeItems="center"
            flex="1"
            h="full"
            cursor="pointer"
            color="fg.muted"
            _hover={{ bg: 'bg.subtle' }}
            css={CHECKED}
          >
            <VisuallyHidden asChild>
              <input
                type="radio"
                name={name}
                aria-label={segment.label}
                checked={segment.value === value}
                onChange={() => {
                  onChange(segment.value);
                }}
              />
            </VisuallyHidden>
            <segment.icon size={16} aria-hidden />
          </chakra.label>
        ))}
      </HStack>
    </Stack>
  );
}

const CHECKED = {
  '&:has(:checked)': { bg: 'accent.subtle', color: 'accent.fg' },
  '&:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '-2px',
    borderRadius: 'l2',
  },
};
