import { Box, Stack, Text } from 'shared-kernel/ui';
import { useId, type ReactNode } from 'react';

interface MovementsProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Controls of one moment of an object's life under its name. */
export const Movements = ({ label, children }: MovementsProps) => {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Text id={id} mb="2" fontSize="xs" color="fg.muted">
        {label}
      </Text>
      <Stack gap="3">{children}</Stack>
    </Box>
  );
};
