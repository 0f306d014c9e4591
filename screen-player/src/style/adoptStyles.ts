const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Gives the shadow root or the page that an element stands in a sheet of styles, once. Constructed sheets are taken by
 * pages without `unsafe-inline` as well; a browser that has none (before 2023) gets an ordinary one.
 */
export function adoptStyles(element: Node, styles: string): void {
  const page = element.ownerDocument ?? document;
  const node = element.getRootNode();
  const root = node instanceof ShadowRoot ? node : page;
  if (!('adoptedStyleSheets' in page)) addStyleElement(root, styles);
  else if (!root.adoptedStyleSheets.includes(sheetOf(page, styles))) {
    root.adoptedStyleSheets.push(sheetOf(page, styles));
  }
}

function sheetOf(page: Document, styles: string): CSSStyleSheet {
  const known = sheets.get(page) ?? new Map<string, CSSStyleSheet>();
  sheets.set(page, known);
  const existing = known.get(styles);
  if (existing !== undefined) return existing;
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(styles);
  known.set(styles, sheet);
  return sheet;
}

function addStyleElement(root: Document | ShadowRoot, styles: string): void {
  const holder = root instanceof ShadowRoot ? root : root.head;
  const all = [...holder.querySelectorAll('style')];
  if (all.some(({ textContent }) => textContent === styles)) return;
  const style = holder.ownerDocument.createElement('style');
  style.textContent = styles;
  holder.append(style);
}
