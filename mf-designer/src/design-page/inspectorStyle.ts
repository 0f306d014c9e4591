/** CSS pixels of a field's name where it stands beside the field. */
const NAME = '5.25rem';

/** A field alone in its row has its name at its left; side by side with another, above. */
const ALONE = '& .chakra-stack > [data-row]';

/**
 * The panels at the right are one sheet, in which fields stand close: text, font and colours of an object are in sight at
 * once. Said from above, so that the fields themselves stay as they are elsewhere.
 */
export const INSPECTOR_STYLE = {
  '& section:not(section section)': {
    borderWidth: '0',
    borderRadius: '0',
    paddingInline: '3',
  },
  '& section:not(section section) + section': { borderTopWidth: '1px' },
  '& [data-row]': { gap: '0.5' },
  '& [data-row] > label, & [data-row][role=radiogroup] > p': {
    fontSize: 'xs',
    fontWeight: 'normal',
    color: 'fg.muted',
    lineHeight: '1.25',
  },
  [ALONE]: {
    display: 'grid',
    gridTemplateColumns: `${NAME} minmax(0, 1fr)`,
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1.5',
  },
  [`${ALONE} > *`]: { gridColumn: '2' },
  [`${ALONE} > label, ${ALONE} > p`]: { gridColumn: '1' },
  '& [data-row] :is(input:not([type=range], [type=color]), select, button[role=combobox])': {
    height: '8',
    minHeight: '8',
    fontSize: '13px',
  },
} as const;
