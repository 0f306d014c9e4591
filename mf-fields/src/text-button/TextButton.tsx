import { Button } from 'shared-kernel/ui';
import type { ComponentProps } from 'react';

/** A button that looks like a link in running text, and breaks like one. */
export const TextButton = (props: ComponentProps<typeof Button>) => (
  <Button
    variant="plain"
    size="sm"
    h="auto"
    minH="6"
    px="0"
    borderWidth="0"
    color="accent.fg"
    whiteSpace="normal"
    overflowWrap="anywhere"
    textAlign="start"
    justifyContent="flex-start"
    _hover={{ textDecoration: 'underline' }}
    {...props}
  />
);
