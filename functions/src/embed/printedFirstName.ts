import { fillText, parseText, type NeverShared, type PlaceholderContext } from 'evaluation';

/** What exports call the field of somebody's first name. */
const FIRST_NAME = /^\s*(first|given|fore)[\s_-]*name\s*$/i;
const BRACED = /\{[^{}]*\}/g;

export const isFirstName = (field: string): boolean => FIRST_NAME.test(field);

/**
 * The first name as one of these shown texts prints it; null where none does (D21), and of a field that is never shared,
 * since a supporter may put it on their picture.
 */
export function printedFirstName(
  texts: readonly string[],
  neverShared: NeverShared,
  context: PlaceholderContext,
): string | null {
  for (const text of texts) {
    if (parseText(text) === null) continue;
    for (const [code] of text.matchAll(BRACED)) {
      const printed = firstNameOf(code, neverShared, context);
      if (printed !== null) return printed;
    }
  }
  return null;
}

function firstNameOf(
  code: string,
  neverShared: NeverShared,
  context: PlaceholderContext,
): string | null {
  const [, placeholder] = parseText(code) ?? [];
  if (typeof placeholder !== 'object') return null;
  const { source, id } = placeholder;
  if (source !== 'field' || !isFirstName(id) || neverShared({ source, id }) !== null) return null;
  if (context.field(id) === null) return null;
  return fillText(code, context);
}
