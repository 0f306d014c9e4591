import { chakra } from 'shared-kernel/ui';
import { memo, type RefObject } from 'react';

interface ChipBoxProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly id: string;
  readonly raw: boolean;
  readonly multiline: boolean;
  readonly readOnly?: boolean;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string;
}

/** The element that `useChipText` fills; React leaves its inside alone, and typing all of it. */
export const ChipBox = memo(function ChipBox({
  raw,
  multiline,
  readOnly = false,
  ...props
}: ChipBoxProps) {
  return (
    <chakra.div
      {...props}
      role="textbox"
      aria-multiline={multiline}
      aria-readonly={readOnly}
      contentEditable={!readOnly}
      suppressContentEditableWarning
      spellCheck={!raw}
      tabIndex={0}
      px="2.5"
      py={{ base: 2, lg: 1.5 }}
      minH={multiline ? { base: '6.5rem', lg: '4.5rem' } : '9'}
      maxH="18rem"
      overflowY="auto"
      resize={multiline ? 'vertical' : undefined}
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="l2"
      bg="bg.panel"
      // Smaller ones have iPhones zoom in.
      fontSize={{ base: 'lg', md: 'sm' }}
      lineHeight="1.65"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      cursor="text"
      fontFamily={raw ? 'mono' : undefined}
      css={MARKS}
    />
  );
});

const MARKS = {
  unicodeBidi: 'plaintext',
  '&:focus': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-1px' },
  '& mark': {
    color: 'fg.error',
    background: 'bg.error',
    textDecoration: 'underline wavy',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
  },
  '& [data-code]': {
    display: 'inline-flex',
    alignItems: 'baseline',
    maxWidth: '100%',
    marginInline: '1px',
    paddingInline: '6px',
    borderRadius: 'l1',
    lineHeight: '1.45',
    cursor: 'pointer',
    verticalAlign: 'baseline',
    userSelect: 'all',
    color: 'accent.fg',
    background: 'accent.muted',
  },
  '& [data-code]:hover': { background: 'accent.emphasized' },
  '& [data-code]:focus': {
    background: 'accent.emphasized',
    outline: '2px solid {colors.accent.focusRing}',
  },
  '& [data-code][data-unknown]': { color: 'fg.error', background: 'bg.error' },
  '& [data-part]': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-part=name]': { fontWeight: 'medium', minWidth: '2.5em' },
  '& [data-part=fallback]': { flexShrink: '2', minWidth: '2.5em', opacity: '0.85' },
  '& [data-part=spoken]': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'pre',
  },
  '& [data-part=fallback]::before': { content: '" · "', whiteSpace: 'pre' },
} as const;
