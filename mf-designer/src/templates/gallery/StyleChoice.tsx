import { Flex, RadioGroup, Text } from 'shared-kernel/ui';

import type { Style } from '../styles/style';
import { STYLES } from '../styles/styles';

interface StyleChoiceProps {
  readonly style: Style;
  readonly onStyle: (style: Style) => void;
  readonly disabled?: boolean;
  /** Below each other. */
  readonly stacked?: boolean;
}

/** How everything looks and moves. */
export const StyleChoice = ({
  style,
  onStyle,
  disabled = false,
  stacked = false,
}: StyleChoiceProps) => (
  <RadioGroup.Root
    size={stacked ? 'md' : 'sm'}
    disabled={disabled}
    aria-label="Style"
    value={style.id}
    onValueChange={({ value }) => {
      const chosen = STYLES.find(({ id }) => id === value);
      if (chosen !== undefined) onStyle(chosen);
    }}
  >
    <Flex direction={stacked ? 'column' : 'row'} gap={stacked ? '4' : '5'} wrap="wrap">
      {STYLES.map(({ id, name, purpose }) => (
        <RadioGroup.Item key={id} value={id} alignItems="flex-start">
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemIndicator mt="0.5" />
          <RadioGroup.ItemText>
            <Text as="span" display="block">
              {name}
            </Text>
            <Text
              as="span"
              display="block"
              fontSize={stacked ? 'sm' : 'xs'}
              color="fg.muted"
              fontWeight="normal"
            >
              {purpose}
            </Text>
          </RadioGroup.ItemText>
        </RadioGroup.Item>
      ))}
    </Flex>
  </RadioGroup.Root>
);
