import { fillText, parseText, type PlaceholderContext } from 'evaluation';

/** What exports call the field of somebody's first name. */
const FIRST_NAME = /^\s*(first|given|fore)[\s_-]*name\s*$/i;
const BRACED = /\{[^{}]*\}/g;

/** The first name as one of these shown texts prints it; null where none does (D21). */
export function printedFirstName(
  texts: readonly string[],
  context: PlaceholderContext,
): string | null {
  for (const text of texts) {
    if (parseText(text) === null) continue;
    for (const [code] of text.matchAll(BRACED)) {
      const printed = firstNameOf(code, context);
      if (printed !== null) return printed;
    }
  }
  return null;
}

function firstNameOf(code: string, context: PlaceholderContext): string | null {
  const [, placeholder] = parseText(code) ?? [];
  if (typeof placeholder !== 'object') return null;
  const { source, id } = placeholder;
  if (source !== 'field' || !FIRST_NAME.test(id) || context.field(id) === null) return null;
  return fillText(code, context);
}
