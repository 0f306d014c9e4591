import { Box, Button, Flex, IconButton, Text, X } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

interface BulkBarProps {
  readonly count: number;
  /** How many there are to choose. */
  readonly listed: number;
  /** "screen", "search". */
  readonly one: string;
  /** "screens", "searches". */
  readonly many: string;
  readonly onChooseAll: () => void;
  readonly onClear: () => void;
  /** What can be done with them: buttons of size "sm". */
  readonly children: ReactNode;
}

/** What can be done with all that are chosen, at the bottom of the window while any are. */
export const BulkBar = (props: BulkBarProps) =>
  props.count > 0 && (
    <Flex
      role="region"
      aria-label={`Chosen ${props.many}`}
      position="sticky"
      bottom="4"
      zIndex="docked"
      alignSelf="center"
      maxW="full"
      // On a phone one row that scrolls: it must not cover the list.
      wrap={{ base: 'nowrap', md: 'wrap' }}
      overflowX={{ base: 'auto', md: 'visible' }}
      css={{ '& > *': { flexShrink: 0 } }}
      gap="2"
      align="center"
      px="3"
      py="2"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="lg"
    >
      <Text role="status" fontSize="sm" fontWeight="medium" fontVariantNumeric="tabular-nums">
        {props.count}{' '}
        <Box as="span" display={{ base: 'none', md: 'inline' }}>
          {props.count === 1 ? props.one : props.many}{' '}
        </Box>
        chosen
      </Text>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label="Choose none"
        title="Choose none"
        onClick={props.onClear}
      >
        <X size={16} aria-hidden />
      </IconButton>
      {props.children}
      {/* Last, since a phone shows the first of a row that scrolls. */}
      {props.count < props.listed && (
        <Button size="sm" variant="ghost" onClick={props.onChooseAll}>
          Choose all {props.listed}
        </Button>
      )}
    </Flex>
  );
