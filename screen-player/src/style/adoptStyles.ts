const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Gives the shadow root or the page that an element stands in a sheet of styles, once. Constructed sheets are taken by
 * pages without `unsafe-inline` as well; a browser that has none (Safari before 16.4, Firefox before 101) gets an empty
 * element whose rules are written into it, which a policy lets pass that lets the hash of nothing pass. False where the
 * page's does not.
 */
export function adoptStyles(element: Node, styles: string): boolean {
  const page = element.ownerDocument ?? document;
  const node = element.getRootNode();
  const root = node instanceof ShadowRoot ? node : page;
  if (!('adoptedStyleSheets' in page)) return addStyleElement(root, styles);
  const sheet = sheetOf(page, styles);
  // Chrome 98 has a list that cannot be changed, only replaced.
  if (!root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return true;
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

const added = new WeakMap<Document | ShadowRoot, Map<string, HTMLStyleElement>>();

function addStyleElement(root: Document | ShadowRoot, styles: string): boolean {
  const holder = root instanceof ShadowRoot ? root : root.head;
  const elements = added.get(root) ?? new Map<string, HTMLStyleElement>();
  added.set(root, elements);
  if (elements.get(styles)?.isConnected === true) return true;
  const element = holder.ownerDocument.createElement('style');
  holder.append(element);
  const { sheet } = element;
  if (sheet === null) {
    element.remove();
    return false;
  }
  for (const rule of rulesOf(styles)) insertRule(sheet, rule);
  elements.set(styles, element);
  return true;
}

/** A browser leaves out a rule that it does not know, such as a selector of another browser. */
function insertRule(sheet: CSSStyleSheet, rule: string): void {
  try {
    sheet.insertRule(rule, sheet.cssRules.length);
  } catch {
    // as it would in a file
  }
}

/** Rules of the outermost level, which a sheet takes one by one. */
function rulesOf(styles: string): readonly string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < styles.length; at += 1) {
    if (styles[at] === '{') depth += 1;
    if (styles[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(styles.slice(start, at + 1));
    start = at + 1;
  }
  return rules;
}
