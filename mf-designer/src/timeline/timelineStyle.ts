import { LANE_PX } from './laneHeights';
import { TRACK_START } from './timeScale';

const px = (pixels: number): string => `${String(pixels)}px`;

/** How the parts of a bar look, in the legend too. */
export const BAR_PARTS = {
  motion: { bg: { base: 'accent.solid', _dark: 'accent.400' }, opacity: '0.75' },
  reading: { bg: { base: 'accent.solid', _dark: 'accent.400' }, opacity: '0.3' },
  tooShort: { bg: 'orange.solid', opacity: '0.6' },
} as const;

/**
 * What stands in the lanes. It is styled from above and drawn as plain elements: dragging a bar moves all later
 * ones, a hundred at a time, within one frame.
 */
export const TIMELINE_STYLE = {
  '& [data-lane]': { display: 'flex', height: px(LANE_PX) },
  '& [data-lane-label]': {
    display: 'flex',
    alignItems: 'center',
    gap: '0.5',
    position: 'sticky',
    left: '0',
    zIndex: '2',
    flexShrink: '0',
    width: 'var(--timeline-labels)',
    paddingRight: '1.5',
    bg: 'bg.panel',
    borderRightWidth: '1px',
    fontSize: 'xs',
  },
  // Unpainted lanes (`usePaintInSight`) have nothing to keep in sight: each such label is a layer.
  '& [data-away] [data-lane-label]': { position: 'static' },
  '& [data-lane][data-selected], & [data-lane][data-selected] [data-lane-label]': {
    bg: 'accent.subtle',
  },
  '& [data-lane-name]': {
    flex: '1',
    minWidth: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& [data-lane-track]': { position: 'relative', flex: '1', marginLeft: TRACK_START },
  '& [data-lane-note]': {
    color: 'fg.muted',
    fontSize: 'xs',
    paddingInline: '2',
    lineHeight: px(LANE_PX),
  },
  '& [data-delay]': {
    position: 'absolute',
    top: '50%',
    borderTopWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
  },
  '& [data-delay-owner]': {
    position: 'absolute',
    top: '2px',
    height: px(LANE_PX - 4),
    display: 'flex',
    overflow: 'hidden',
    cursor: 'ew-resize',
    touchAction: 'pan-y',
    userSelect: 'none',
    borderRadius: 'l1',
    bg: 'accent.muted',
    borderWidth: '1px',
    borderColor: 'transparent',
  },
  '& [data-delay-owner]:hover, & [data-selected] [data-delay-owner]': {
    borderColor: 'accent.solid',
  },
  '& [data-delay-owner]:focus-visible': {
    outline: '2px solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '1px',
  },
  // A hairline that goes up and down: it moves while it stands.
  '& [data-loops]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '2px',
    bottom: '2px',
    height: '3px',
    bgImage:
      'radial-gradient(circle at 4px 3px, transparent 2px, {colors.accent.solid} 2px 3px, transparent 3px)',
    bgSize: '8px 3px',
    opacity: '0.55',
    pointerEvents: 'none',
  },
  '& [data-accent]': {
    position: 'absolute',
    top: '50%',
    width: '7px',
    height: '7px',
    marginLeft: '-3.5px',
    marginTop: '-3.5px',
    transform: 'rotate(45deg)',
    borderRadius: '1px',
    bg: 'accent.fg',
    pointerEvents: 'none',
  },
  '& [data-exit]': {
    position: 'absolute',
    insetBlock: '0',
    right: '0',
    bgImage: 'linear-gradient(to bottom right, transparent 49%, {colors.bg.panel} 50%)',
    borderLeftWidth: '1px',
    borderColor: 'accent.solid',
    pointerEvents: 'none',
  },
  '& [data-part]': { flexShrink: '0' },
  '& [data-part="motion"]': BAR_PARTS.motion,
  '& [data-part="reading"]': BAR_PARTS.reading,
  '& [data-part="tooShort"]': BAR_PARTS.tooShort,
} as const;
