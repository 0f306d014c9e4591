const BY_TAG = /^([a-z][a-z0-9]*)(?:$|[[.#])[^\s>+~,:()]*$/;

/**
 * Queries by role ask each element for some eighty selectors, nearly all of which begin with the name of another
 * element: that needs no engine for selectors.
 */
function quickMatches(matches) {
  const tags = new Map();
  return function quick(selector) {
    let tag = tags.get(selector);
    if (tag === undefined) {
      tag = BY_TAG.exec(selector)?.[1] ?? null;
      tags.set(selector, tag);
    }
    return (tag === null || tag === this.localName) && matches.call(this, selector);
  };
}

module.exports = quickMatches;
