const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { workspacesOf } = require('../house.cjs');

/**
 * The remotes of a monorepo, in the order of its workspaces. What a remote says about itself stands in its own
 * package.json under `remote`: `paths` are the routes that it owns, in react-router's pattern syntax; `needs` is
 * 'login' where they open for whoever is logged in, not only for whoever works on a year; `nav` is its entry in the header;
 * `owner` its team. All of it reaches the shell at run time through /remotes.json, so the shell's build knows nothing about
 * a remote.
 */
const readRemotes = (house) =>
  workspacesOf(house)
    .map((folder) => readRemote(path.join(house, folder)))
    .filter((remote) => remote !== null);

/** What the package in a folder says about itself as a remote, or `null` where it is none. */
function readRemote(folder) {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const { remote } = JSON.parse(readFileSync(file, 'utf8'));
  return remote === undefined ? null : { package: path.basename(folder), ...remote };
}

module.exports = { readRemote, readRemotes };
