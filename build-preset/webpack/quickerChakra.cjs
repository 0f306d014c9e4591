const path = require('node:path');

/**
 * What the build changes in Chakra: nothing of what it draws, only how often it works it out. Each is a text that its
 * module has once, and what stands there instead; a release of Chakra that has it no longer fails the build.
 */
const CHANGES = {
  // The styles of elements and tokens when they are asked for: half of the time that the system takes, for what the page
  // of the shell has in a sheet already (`DrawnPages`).
  'styled-system/system.js': [
    ['const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];', 'let _global;'],
    [
      '    _global,\n',
      '    get _global() { return (_global ??= [getPreflightCss(), getGlobalCss(), getTokenCss()]); },\n',
    ],
  ],
  // A look-up in place of a list of all conditions, made for each part of each style.
  'styled-system/conditions.js': [
    ['return keys().includes(key) ||', 'return Object.hasOwn(values, key) ||'],
  ],
  // Patterns for what a query has twice are asked only where it has: they take a slow phone 50 ms to get ready.
  'styled-system/sort-at-params.js': [
    [
      'return (query) => doubleTestTrue.test(query) ||',
      'return (query) => query.split(/m(?:in|ax)-/i).length < 3 ? singleTest.test(query) : doubleTestTrue.test(query) ||',
    ],
  ],
  // Styles of a recipe are the same object each time, and thousands of letters: written out once.
  'utils/memo.js': [
    [
      'function simpleHash(value) {\n',
      `const hashes = new WeakMap();
function simpleHash(value) {
  if (typeof value !== "object" || value === null) return hashOf(value);
  let hash = hashes.get(value);
  if (hash === void 0) hashes.set(value, (hash = hashOf(value)));
  return hash;
}
function hashOf(value) {
`,
    ],
  ],
  // The recipe of an element without one, and the class of styles: made once, not each time that it is drawn.
  'styled-system/factory.js': [
    [
      'configOrCva.__cva__ ? configOrCva : cva(configOrCva);',
      'configOrCva.__cva__ ? configOrCva : recipeOf(cva, configOrCva);',
    ],
    [
      `const serialized = serializeStyles(
      styles.concat(classInterpolations),
      cache2.registered,
      mergedProps
    );`,
      `const serialized = classInterpolations.length === 1
      ? serializedOf(styleProps)
      : serializeStyles(styles.concat(classInterpolations), cache2.registered, mergedProps);`,
    ],
    [
      'const createStyled = (',
      `const recipes = new WeakMap();
const recipeOf = (cva, config) => {
  let ofSystem = recipes.get(cva);
  if (ofSystem === void 0) recipes.set(cva, (ofSystem = new WeakMap()));
  let recipe = ofSystem.get(config);
  if (recipe === void 0) ofSystem.set(config, (recipe = cva(config)));
  return recipe;
};
const classes = new WeakMap();
const serializedOf = (styles) => {
  let serialized = classes.get(styles);
  if (serialized === void 0) classes.set(styles, (serialized = serializeStyles([styles])));
  return serialized;
};
const createStyled = (`,
    ],
  ],
};

const FOLDER = path.join('@chakra-ui', 'react', 'dist', 'esm');

/** The path within Chakra of a module that is changed; undefined for all others. */
const changedModule = (file) =>
  Object.keys(CHANGES).find((name) => file.endsWith(path.join(FOLDER, name)));

module.exports = function quickerChakra(source) {
  const name = changedModule(this.resourcePath);
  return CHANGES[name].reduce((text, [from, to]) => {
    if (text.split(from).length !== 2)
      throw new Error(
        `Chakra's ${name} no longer has "${from.trim()}" once: see quickerChakra.cjs`,
      );
    return text.replace(from, () => to);
  }, source);
};
module.exports.isMadeQuicker = (file) => changedModule(file) !== undefined;
