import fc from 'fast-check';

/** Texts full of what placeholders are written with. */
export const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom('{', '}', '|', '\n', '\r\n', 'field', '👩‍👩‍👧', 'שלום', '{field|A|0|none|b}'),
      fc.string({ maxLength: 4, unit: 'binary' }),
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(''));
