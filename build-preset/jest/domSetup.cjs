const { configure } = require('@testing-library/dom');
const matchers = require('@testing-library/jest-dom/matchers');
require('@testing-library/jest-dom');

configure({ asyncUtilTimeout: 15_000 });

const isSwitchedOff = (element) => element.closest('[aria-disabled="true"]') !== null;

// As browser journeys count them: what says that it is disabled is.
expect.extend({
  toBeDisabled(element, ...rest) {
    const found = matchers.toBeDisabled.call(this, element, ...rest);
    return found.pass || !isSwitchedOff(element) ? found : { ...found, pass: true };
  },
  toBeEnabled(element, ...rest) {
    const found = matchers.toBeEnabled.call(this, element, ...rest);
    return found.pass && isSwitchedOff(element) ? { ...found, pass: false } : found;
  },
});

/**
 * React's development build takes a stack trace for each of the first 10,000 elements of a second, which it shows in
 * warnings alone. A fifth of the time of a page's test is spent on them, so the count stands above that limit.
 */
const internals = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});

/**
 * What React draws later, once it has time, is drawn at once: what a test finds first would depend on how busy the machine
 * is. A test of drawing in steps sets `drawsInSteps`.
 */
const react = require('react');
const { useDeferredValue } = react;
react.useDeferredValue = (value) =>
  globalThis.drawsInSteps === true ? useDeferredValue(value) : value;
