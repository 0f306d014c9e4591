import type { Palette } from 'brand-kit';
import { Box, chakra, HStack, Text, VisuallyHidden } from 'shared-kernel/ui';
import { useId } from 'react';

import { GROUNDS, type Ground } from './grounds';

interface GroundChoiceProps {
  readonly palette: Palette;
  /** In one row of a narrow panel. */
  readonly compact?: boolean;
  readonly value: Ground;
  readonly onChange: (ground: Ground) => void;
}

/** On which of the organisation's colours the drawings will stand. */
export const GroundChoice = (props: GroundChoiceProps) => {
  const { palette, compact = false, value, onChange } = props;
  const name = useId();
  return (
    <HStack
      role="radiogroup"
      aria-labelledby={`${name}label`}
      gap={compact ? '1' : '2'}
      wrap="wrap"
    >
      <Text
        id={`${name}label`}
        fontSize={compact ? 'xs' : 'sm'}
        color="fg.muted"
        me="1"
        w={compact ? 'full' : undefined}
      >
        In your colours, to stand on
      </Text>
      {GROUNDS.map(({ id, label }) => (
        <chakra.label
          key={id}
          display="flex"
          alignItems="center"
          {...(compact
            ? { gap: '1', h: '7', px: '1.5', fontSize: 'xs' }
            : { gap: '2', h: '8', px: '2.5', fontSize: 'sm' })}
          borderWidth="1px"
          borderRadius="l2"
          cursor="pointer"
          _hover={{ bg: 'bg.subtle' }}
          css={CHECKED}
        >
          <VisuallyHidden asChild>
            <input
              type="radio"
              name={name}
              checked={id === value}
              onChange={() => {
                onChange(id);
              }}
            />
          </VisuallyHidden>
          <Box
            boxSize={compact ? '3' : '4'}
            borderRadius="full"
            borderWidth="1px"
            style={{ background: palette[id].background }}
          />
          {label}
        </chakra.label>
      ))}
    </HStack>
  );
};

const CHECKED = {
  '&:has(:checked)': { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.solid' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.focusRing' },
};
