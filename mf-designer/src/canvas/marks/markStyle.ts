/** Frames and handles: the accent of the tool. */
const ACCENT = '{colors.accent.500}';

/** Guides: a colour that neither the tool nor, most likely, the screen has. */
const GUIDE = '#e6007e';

/** So many of the person's pixels, whatever the scale the canvas is seen at. */
const seen = (pixels: number): string => `calc(var(--hairline) * ${String(pixels)})`;

/** What is drawn over a stage, and how the stage's items answer the pointer. */
export const MARK_STYLE = {
  '& [data-item-id]': {
    cursor: 'move',
    touchAction: 'manipulation',
    userSelect: 'none',
    outlineOffset: seen(1),
  },
  // An item without text or picture can be taken hold of all the same, and its box stays as it is shown.
  '& [data-item-id]::after': { content: '""', position: 'absolute', inset: '0', minHeight: '1em' },
  // Of an empty one supporters see nothing, or a strip of colour: here it is as large as its words are.
  '& [data-item-id][data-empty]': { minHeight: `max(1lh, ${seen(24)})` },
  '& [data-item-id][data-item-type="image"][data-empty]': { minHeight: '7.5%' },
  '& [data-item-id][data-empty]::after': {
    content: 'attr(data-empty)',
    display: 'grid',
    placeItems: 'center',
    whiteSpace: 'nowrap',
    outline: `${seen(1)} dashed #8a8178`,
    bg: 'rgb(138 129 120 / 18%)',
    font: `500 ${seen(11)}/1.2 {fonts.body}`,
    color: '#4d463f',
    textShadow: '0 0 3px white, 0 0 3px white',
  },
  '& [data-item-id][data-unmet]': { opacity: '0.3' },
  // What has a look is taken hold of where it is seen: its box stands upright around it. The player writes onto elements.
  '& [data-item-id]:has(> [data-frame])': { pointerEvents: 'none' },
  '& [data-item-id]:not([data-locked]) > [data-frame]': {
    pointerEvents: 'auto !important',
  },
  '& [data-item-id] > [data-frame]::after': {
    content: '""',
    position: 'absolute',
    inset: seen(-4),
  },
  '& [data-item-id]:hover': { outline: `${seen(1)} solid ${ACCENT}` },
  '& [data-item-id]:focus-visible': { outline: `${seen(3)} solid ${ACCENT}` },
  '& [data-item-id]:has(> [data-frame]):is(:hover, :focus-visible)': { outline: 'none' },
  '& [data-item-id]:hover > [data-frame]': { outline: `${seen(1)} solid ${ACCENT} !important` },
  '& [data-item-id]:focus-visible > [data-frame]': {
    outline: `${seen(3)} solid ${ACCENT} !important`,
  },
  '& [data-item-id][data-selected]': { touchAction: 'none' },
  '& [data-item-id][data-locked]': { pointerEvents: 'none' },
  // Where the text is written, it is pressed rather than the item; what the player draws of it waits.
  '& [data-item-id][data-writing], & [data-item-id][data-writing]:hover': {
    cursor: 'text',
    outline: 'none',
  },
  '& [data-item-id][data-writing]::after, & [data-item-id][data-writing] > [data-frame]::after': {
    display: 'none',
  },
  '& [data-written-words] > :not([data-canvas-text])': { display: 'none !important' },
  '& [data-marks]': { position: 'absolute', inset: '0', pointerEvents: 'none' },
  '& [data-mark]': { position: 'absolute', left: '0', top: '0' },
  '& [data-mark="frame"]': { outline: `${seen(1.5)} solid ${ACCENT}` },
  '& [data-mark="frame"][data-locked]': { outlineStyle: 'dashed' },
  '& [data-mark="label"]': {
    top: 'auto',
    bottom: '100%',
    marginBottom: seen(5),
    paddingInline: seen(5),
    borderRadius: seen(3),
    fontSize: seen(11),
    lineHeight: seen(16),
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: 'white',
    bg: 'accent.600',
  },
  '& [data-mark="marquee"]': {
    outline: `${seen(1)} solid ${ACCENT}`,
    bg: `color-mix(in srgb, ${ACCENT} 12%, transparent)`,
  },
  '& [data-mark="guide"]': { bg: GUIDE },
  '& [data-mark="guide"][data-axis="x"]': {
    width: seen(1),
    height: '100%',
    marginLeft: seen(-0.5),
  },
  '& [data-mark="guide"][data-axis="y"]': { height: seen(1), width: '100%', marginTop: seen(-0.5) },
  '& [data-handle]': {
    position: 'absolute',
    top: '50%',
    width: seen(8),
    height: seen(20),
    marginTop: seen(-10),
    marginInline: seen(-4),
    border: `${seen(1.5)} solid ${ACCENT}`,
    borderRadius: seen(4),
    bg: 'white',
    cursor: 'ew-resize',
    touchAction: 'none',
    pointerEvents: 'auto',
    _after: { content: '""', position: 'absolute', inset: seen(-7) },
  },
  '& [data-handle="left"]': { left: '0' },
  '& [data-handle="right"]': { right: '0' },
  '& [data-handle="top"], & [data-handle="bottom"]': {
    left: '50%',
    width: seen(20),
    height: seen(8),
    marginInline: '0',
    // Outside of the box: a line of small letters is dragged by its middle.
    marginTop: seen(-8),
    marginLeft: seen(-10),
    cursor: 'ns-resize',
  },
  '& [data-handle="top"]': { top: '0' },
  '& [data-handle="top"]::after': { inset: `${seen(-7)} ${seen(-7)} 0` },
  '& [data-handle="bottom"]': { top: '100%', marginTop: '0' },
  '& [data-handle="bottom"]::after': { inset: `0 ${seen(-7)} ${seen(-3)}` },
  '& [data-handle="turn"]': {
    top: '100%',
    left: '50%',
    width: seen(14),
    height: seen(14),
    marginTop: seen(14),
    marginInline: '0',
    marginLeft: seen(-7),
    borderRadius: '50%',
    cursor: 'grab',
  },
  '& [hidden]': { display: 'none' },
} as const;
