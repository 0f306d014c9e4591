import { Box, Button, ChevronRight } from 'shared-kernel/ui';

interface RowToggleProps {
  readonly label: string;
  readonly open: boolean;
  /** The id of what it opens, which stands below the row. */
  readonly controls: string;
  readonly disabled?: boolean;
  readonly onToggle: () => void;
}

/** Opens a part of a row's details, which stand elsewhere: the button stays where it is. */
export const RowToggle = ({ label, open, controls, disabled, onToggle }: RowToggleProps) => (
  <Button
    variant="ghost"
    size="xs"
    h="6"
    css={{ '@media (pointer: coarse)': { h: '11' } }}
    px="1.5"
    gap="1"
    color="fg.muted"
    fontWeight="normal"
    justifyContent="flex-start"
    aria-expanded={open}
    aria-controls={controls}
    disabled={disabled === true}
    onClick={onToggle}
  >
    <Box
      as="span"
      display="inline-flex"
      transition="transform 150ms ease-out"
      transform={open ? 'rotate(90deg)' : undefined}
    >
      <ChevronRight size={14} aria-hidden />
    </Box>
    {label}
  </Button>
);
