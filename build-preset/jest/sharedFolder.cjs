const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

/** Jest's global set-up: TEST_RUN_FOLDER, where test files of one run keep what takes long to make. */
module.exports = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-run-'));
  process.env.TEST_RUN_FOLDER = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
};
