const { existsSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { readRemote } = require('./readRemotes.cjs');

/**
 * What a build of the remote in a folder says about itself: what its package.json does, and the contract and version of
 * the kernel that it is built with, wherever npm has put it. The shell reads it in the manifest before any code runs.
 */
function stampOf(folder) {
  const { id, owner, paths, needs = 'year', nav } = readRemote(folder);
  const { version } = readJson(path.join(folder, 'package.json'));
  const { contract, version: kernel } = kernelOf(folder);
  return { id, version, owner, contract, kernel, paths, needs, nav };
}

/** The kernel's package.json, which its `exports` name nobody. */
function kernelOf(folder) {
  const places = createRequire(path.join(folder, 'package.json')).resolve.paths('shared-kernel');
  const file = places
    .map((place) => path.join(place, 'shared-kernel/package.json'))
    .find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`${folder}: shared-kernel is not installed.`);
  return readJson(file);
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

module.exports = { stampOf };
