const { readFileSync } = require('node:fs');
const path = require('node:path');
const { installedPackage } = require('./installedPackage.cjs');
const { readRemote } = require('./readRemotes.cjs');

/**
 * What a build of the remote in a folder says about itself: what its package.json does, and the contract and version of
 * the kernel that it is built with, wherever npm has put it. The shell reads it in the manifest before any code runs.
 */
function stampOf(folder) {
  const { id, owner, paths, needs = 'year', nav } = readRemote(folder);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { contract, version: kernel } = installedPackage(folder, 'shared-kernel');
  return { id, version, owner, contract, kernel, paths, needs, nav };
}

module.exports = { stampOf };
