const { existsSync, readdirSync, readFileSync, realpathSync } = require('node:fs');
const path = require('node:path');

/**
 * The folder of the monorepo that a folder is a package of, or lies in a package of; `null` outside of one. What npm has
 * installed into a `node_modules` belongs to no monorepo.
 */
function houseOf(folder) {
  const real = realpathSync(folder);
  if (real.split(path.sep).includes('node_modules')) return null;
  for (let at = real; path.dirname(at) !== at; at = path.dirname(at)) {
    const workspaces = workspacesOf(path.dirname(at));
    if (workspaces.includes(path.basename(at))) return path.dirname(at);
  }
  return null;
}

/** The folders that a package.json names as workspaces, in its order; `mf-*` stands for those that begin so. */
function workspacesOf(house) {
  const file = path.join(house, 'package.json');
  if (!existsSync(file)) return [];
  const { workspaces = [] } = JSON.parse(readFileSync(file, 'utf8'));
  return workspaces.flatMap((name) => (name.endsWith('*') ? foldersLike(house, name) : [name]));
}

/** A folder without a package.json, such as one that was left behind by another branch, is none. */
const foldersLike = (house, name) =>
  readdirSync(house)
    .filter((folder) => folder.startsWith(name.slice(0, -1)))
    .filter((folder) => existsSync(path.join(house, folder, 'package.json')))
    .sort();

/**
 * Inside the monorepo packages are read from their sources, so that none has to be built for another. The condition under
 * which they export these bears the product's name: packages of others offer theirs under `source`, for other tools.
 */
const SOURCE_CONDITION = 'supporter-screens-source';
const SOURCE_CONDITIONS = houseOf(__dirname) === null ? [] : [SOURCE_CONDITION];

module.exports = { houseOf, SOURCE_CONDITION, SOURCE_CONDITIONS, workspacesOf };
