/**
 * jsdom works out every property of an element by asking each of several hundred rules whether it matches: a third of
 * the time of a page's tests went there, since queries by role ask for the style of every element. They ask for a few
 * properties only, which are answered here from the rules that set one of them; everything else is left to jsdom.
 */
const NAMES = new Map([
  ['display', 'display'],
  ['visibility', 'visibility'],
  ['opacity', 'opacity'],
  ['pointer-events', 'pointerEvents'],
]);
const INHERITED = new Set(['visibility', 'pointer-events']);
const INITIAL = { visibility: 'visible', 'pointer-events': 'auto', opacity: '' };
const ONE_CLASS = /^\.([\w-]+)$/;

/** A `getComputedStyle` of a window, as quick as its rules allow. */
function quickStyles(window) {
  const whole = window.getComputedStyle.bind(window);
  const rulesOf = rulesOfSheets(window.document);
  const defaults = new Map();

  /** What jsdom's own style sheet says of a kind of element. */
  const defaultDisplay = (element) => {
    if (element.hasAttribute('hidden')) return 'none';
    const kind = `${element.localName} ${element.getAttribute('type') ?? ''}`;
    if (!defaults.has(kind)) {
      const alike = window.document.createElementNS(element.namespaceURI, element.localName);
      if (element.hasAttribute('type')) alike.setAttribute('type', element.getAttribute('type'));
      defaults.set(kind, whole(alike).display);
    }
    return defaults.get(kind);
  };

  const valueOf = (element, name) => {
    const own = declared(element, name, rulesOf());
    if (own !== '') return own;
    if (name === 'display') return defaultDisplay(element);
    const above = INHERITED.has(name) ? element.parentElement : null;
    return above === null ? INITIAL[name] : valueOf(above, name);
  };

  return (element, pseudoElement) => {
    if (pseudoElement || !(element instanceof window.Element)) return whole(element, pseudoElement);
    let all;
    const wholeStyle = () => (all ??= whole(element));
    return new Proxy(
      {},
      {
        get(_target, key) {
          if (key === 'getPropertyValue') {
            return (name) =>
              NAMES.has(name) ? valueOf(element, name) : wholeStyle().getPropertyValue(name);
          }
          for (const [name, property] of NAMES) if (key === property) return valueOf(element, name);
          const value = wholeStyle()[key];
          return typeof value === 'function' ? value.bind(wholeStyle()) : value;
        },
      },
    );
  };
}

/** As jsdom cascades: the last rule that matches wins, whatever its specificity, then what the element says itself. */
function declared(element, name, rules) {
  const own = element.style?.getPropertyValue(name) ?? '';
  if (own !== '') return own;
  for (let at = rules.length - 1; at >= 0; at -= 1) {
    const { values, matches } = rules[at];
    const value = values[name];
    if (value !== '' && matches(element)) return value;
  }
  return '';
}

/**
 * The rules of a document that set one of the properties, in their order. A sheet whose text changed is another one, and
 * comes last.
 */
function rulesOfSheets(document) {
  let seen = {};
  let rules = [];
  const ofSheet = new WeakMap();
  const read = (sheet) => {
    const { length } = sheet.cssRules;
    const known = ofSheet.get(sheet);
    if (known?.length === length) return known.rules;
    const fresh = { length, rules: Array.from(sheet.cssRules).flatMap(rulesIn) };
    ofSheet.set(sheet, fresh);
    return fresh.rules;
  };
  return () => {
    const { length } = document.styleSheets;
    const last = document.styleSheets[length - 1];
    const inLast = last?.cssRules.length;
    if (seen.length === length && seen.last === last && seen.inLast === inLast) return rules;
    seen = { length, last, inLast };
    rules = Array.from(document.styleSheets).flatMap(read);
    return rules;
  };
}

/** jsdom reads of rules for certain media only those that say nothing but "screen". */
function rulesIn(rule) {
  if (rule.media === undefined) return ruleOf(rule);
  return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules).flatMap(ruleOf) : [];
}

function ruleOf({ style, selectorText }) {
  if (style === undefined || selectorText === undefined) return [];
  const values = {};
  for (const name of NAMES.keys()) values[name] = style.getPropertyValue(name);
  if (Object.values(values).every((value) => value === '')) return [];
  const [, className] = ONE_CLASS.exec(selectorText) ?? [];
  const matches =
    className === undefined
      ? (element) => matchesAny(element, selectorText)
      : (element) => element.classList.contains(className);
  return [{ values, matches }];
}

/** Selectors that jsdom does not know match nothing. */
function matchesAny(element, selector) {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

module.exports = quickStyles;
