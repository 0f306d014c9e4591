/** Words that are read out everywhere, and seen in windows of that width and wider. */
export const unseenBelow = (width: number) => ({
  [`@media (max-width: ${String(width - 0.02)}px)`]: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});
