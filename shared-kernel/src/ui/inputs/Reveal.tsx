import type { ReactNode } from 'react';
import { Box, Button } from 'shared-kernel/ui/basics';
import { ChevronRight } from '../icons';
import { Collapsible } from './chakra';

interface RevealProps {
  readonly label: ReactNode;
  /** Mounted when first opened. */
  readonly children: ReactNode;
  readonly disabled?: boolean;
  /** For a page that remembers what is open; without it the section remembers for itself. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A section behind a button; opens in 300 ms (spec §9). */
export const Reveal = ({ label, children, disabled = false, open, onOpenChange }: RevealProps) => (
  <Collapsible.Root
    lazyMount
    disabled={disabled}
    {...(open === undefined ? {} : { open })}
    onOpenChange={(details) => onOpenChange?.(details.open)}
  >
    <Collapsible.Trigger asChild>
      <Button
        variant="ghost"
        size="sm"
        h="auto"
        minH="9"
        css={{ '@media (pointer: coarse)': { minH: '11' } }}
        px="2"
        ml="-2"
        color="fg.muted"
        whiteSpace="normal"
        textAlign="start"
        className="group"
        aria-disabled={disabled || undefined}
      >
        <Box
          as="span"
          display="inline-flex"
          transition="transform 150ms ease-out"
          _groupExpanded={{ transform: 'rotate(90deg)' }}
        >
          <ChevronRight size={16} aria-hidden />
        </Box>
        {label}
      </Button>
    </Collapsible.Trigger>
    <Collapsible.Content animationDuration="300ms">
      <Box pt="2" pb="1">
        {children}
      </Box>
    </Collapsible.Content>
  </Collapsible.Root>
);
