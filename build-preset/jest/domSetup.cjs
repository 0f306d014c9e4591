const { configure } = require('@testing-library/dom');
const matchers = require('@testing-library/jest-dom/matchers');
require('@testing-library/jest-dom');

configure({ asyncUtilTimeout: 5_000 });

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
