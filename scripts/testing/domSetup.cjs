const { configure } = require('@testing-library/dom');
require('@testing-library/jest-dom');

// A page with every input takes seconds where the machine is busy with other suites.
jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 5_000 });
