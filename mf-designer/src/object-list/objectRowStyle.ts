import { AWAY_STYLE } from '../controls/usePaintInSight';

/**
 * How rows look, from the list above them. They are plain elements: a click draws the row that is chosen and the one
 * that was, and has one frame for it.
 */
export const OBJECT_ROW_STYLE = {
  ...AWAY_STYLE,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    paddingRight: '1',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    bg: 'bg.panel',
  },
  '& > li > [data-drag-handle]': { height: { base: '9', lg: '7' } },
  '& > li:hover': { bg: 'bg.subtle' },
  '& > li[data-selected]': { borderColor: 'accent.solid', bg: 'accent.subtle' },
  '& [data-row-id]': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1',
    minWidth: '0',
    paddingBlock: { base: '1.5', lg: '0.5' },
    borderRadius: 'l1',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& > li[data-group]': { boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
  '& [data-row-id] > svg': { flexShrink: '0' },
  '& li[data-hidden] [data-row-id]': { opacity: '0.5' },
  '& [data-row-words]': {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: { lg: 'baseline' },
    gap: { lg: '2' },
    flex: '1',
    minWidth: '0',
  },
  '& [data-row-name]': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 'sm',
    lineHeight: 'short',
  },
  '& [data-row-time]': {
    color: 'fg.muted',
    fontSize: 'xs',
    lineHeight: 'short',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-row-action]': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '6',
    height: '6',
    borderRadius: 'l2',
    color: 'fg.muted',
    cursor: 'pointer',
  },
  '& [data-row-action]:hover': { bg: 'bg.emphasized' },
  '& [data-row-action][aria-pressed="true"]': { color: 'accent.fg' },
  '& button:focus-visible': {
    outline: '2px solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '0',
  },
  '@media (pointer: coarse)': {
    '& [data-row-action]': { width: '11', height: '11' },
    '& > li': { gap: '0', paddingRight: '0' },
  },
  // What can be done with a row shows on the row that is pointed at or chosen; always where nothing can point.
  '@media (hover: hover)': {
    '& > li:not(:hover, :focus-within, [data-selected]) [data-row-action]:not([aria-pressed="true"]) svg':
      { visibility: 'hidden' },
  },
} as const;
