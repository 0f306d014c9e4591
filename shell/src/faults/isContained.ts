/** Marks of the interface's own sheets, which all areas share (Emotion). */
const INTERFACE = '[data-emotion]';
const REMOTES = '/remotes/';

/**
 * Whether a sheet leaves everything alone that is not of its own area: the interface's, the shell's own files, and those of
 * a remote whose rules all stand in `@scope`, as build-preset writes them.
 */
export function isContained(element: Element): boolean {
  if (element.matches(INTERFACE)) return true;
  if (element instanceof HTMLLinkElement) {
    const { origin, pathname } = new URL(element.href, location.href);
    if (origin === location.origin && !pathname.startsWith(REMOTES)) return true;
  }
  const sheet = sheetOf(element);
  return sheet === null ? isEmpty(element) : (rulesOf(sheet)?.every(isScoped) ?? false);
}

function isScoped(rule: CSSRule): boolean {
  if (HARMLESS.has(rule.constructor.name)) return true;
  if (rule instanceof CSSStyleRule || rule instanceof CSSImportRule) return false;
  return (
    'cssRules' in rule && rule.cssRules instanceof CSSRuleList && [...rule.cssRules].every(isScoped)
  );
}

/** They name what others may use, and touch nothing. By name, since not every browser knows all of them. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...['CSSScopeRule', 'CSSFontFaceRule', 'CSSKeyframesRule', 'CSSPropertyRule'],
  ...['CSSLayerStatementRule', 'CSSCounterStyleRule', 'CSSFontFeatureValuesRule'],
]);

const sheetOf = (element: Element): CSSStyleSheet | null =>
  element instanceof HTMLStyleElement || element instanceof HTMLLinkElement ? element.sheet : null;

/** A link that is not loaded yet, or a <style> that the page's policy does not let in. */
const isEmpty = (element: Element): boolean =>
  element instanceof HTMLLinkElement || element.textContent === '';

/** Null for those of another origin, which cannot be read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] | null {
  try {
    return [...sheet.cssRules];
  } catch {
    return null;
  }
}
