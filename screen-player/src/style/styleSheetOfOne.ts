/** CSS property → value, '' where the property must not be set. */
export type StyleSheetOfOne = Readonly<Record<string, string>>;

/** Writes every property through the CSSOM, which takes one value and nothing else, and needs no `unsafe-inline`. */
export function applyStyle(element: ElementCSSInlineStyle, style: StyleSheetOfOne): void {
  for (const [property, value] of Object.entries(style)) writeProperty(element, property, value);
}

/** Remembers what it wrote, so that a property that stays costs the browser nothing. */
export function createStyleWriter(
  element: ElementCSSInlineStyle,
): (style: StyleSheetOfOne) => void {
  const written = new Map<string, string>();
  return (style) => {
    for (const [property, value] of Object.entries(style)) {
      if (written.get(property) === value) continue;
      written.set(property, value);
      writeProperty(element, property, value);
    }
  };
}

function writeProperty(element: ElementCSSInlineStyle, property: string, value: string): void {
  if (value === '') element.style.removeProperty(property);
  else element.style.setProperty(property, value);
}
