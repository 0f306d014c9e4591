const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { builtinModules } = require('node:module');
const path = require('node:path');
const esbuild = require('esbuild');

/** What has an identity that others see: it stays a module of its own. */
const APART = ['react', 'react-dom', 'scheduler', '@emotion/*', '@testing-library/dom'];

/**
 * A transform of jest's for the entry of a library of a thousand small files: all of them as one module, which is
 * read, compiled and linked at once. Each test file of a page would do it for each of them, 2 s where the machine is busy.
 */
module.exports = {
  process(_source, entry) {
    const { outputFiles } = esbuild.buildSync({
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'neutral',
      mainFields: ['main'],
      conditions: ['require', 'browser'],
      target: 'es2022',
      external: [
        ...APART.filter((name) => !entry.includes(`/node_modules/${name}/`)),
        ...builtinModules,
      ],
      logLevel: 'error',
    });
    return { code: outputFiles[0].text };
  },
  getCacheKey(_source, entry) {
    return createHash('sha256')
      .update(readFileSync(__filename))
      .update(entry)
      .update(lockOf(entry))
      .digest('hex');
  },
};

/** What npm has put there: another version of anything in the bundle changes it. */
function lockOf(entry) {
  const modules = entry.slice(0, entry.lastIndexOf('node_modules') + 'node_modules'.length);
  return readFileSync(path.join(modules, '.package-lock.json'));
}
