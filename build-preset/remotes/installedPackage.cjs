const { existsSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

/** What the package.json of a package says that a folder depends on, wherever npm has put it; `exports` need not name it. */
function installedPackage(folder, name) {
  const places = createRequire(path.join(folder, 'package.json')).resolve.paths(name);
  const file = places
    .map((place) => path.join(place, name, 'package.json'))
    .find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`${folder}: ${name} is not installed.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

module.exports = { installedPackage };
