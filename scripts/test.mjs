import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runOfficial, SKIPPED } from './official/runOfficial.mjs';
import { readArguments } from './setup/arguments.mjs';
import { browser, otherEngines } from './setup/browser.mjs';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { checkNodeVersion } from './setup/nodeVersion.mjs';
import { main, ROOT, run, SetupError, step } from './setup/step.mjs';
import { failedPages } from './testing/failedPages.mjs';
import { slowest } from './testing/slowest.mjs';

const RESULTS = path.join(ROOT, 'test-results');
const UNIT = path.join(RESULTS, 'unit.json');
const JOURNEYS = path.join(RESULTS, 'e2e.json');
const ARTEFACTS = path.join(RESULTS, 'artefacts');

const FETCH_TOOLS = ['build-preset/node/runFromSources.mjs', 'scripts/release/all/fetchTools.ts'];

/** A check passes or fails as a whole; the suites count their tests. */
const CHECKS = [
  ['Format', ['oxfmt', '--check']],
  ['Types, and rules that need them', ['lint-types']],
  ['Lint', ['eslint', '.', '--config', 'eslint.config.mjs', '--max-warnings=0']],
  // What whoever builds on the kernel reads of it; its types alone do not say whether that can be written down.
  ['Declarations of the kernel', ['tsc', '--noEmit', '--declaration', '-p', 'shared-kernel']],
  ['Arrows between packages', ['npm', 'run', '--silent', 'arrows']],
  ['Words and references', ['npm', 'run', '--silent', 'check:words']],
  ['Public names', ['npm', 'run', '--silent', 'check:api']],
];

/** What a page's tests leave behind is not given back: a worker that has grown is begun anew. */
const WORKERS = ['--maxWorkers=100%', '--workerIdleMemoryLimit=1500MB'];

const LONG_CHECKS = [
  // Who builds a package elsewhere may have TypeScript's own compiler.
  ["Types by TypeScript's own compiler", ['tsc', '--noEmit']],
  ['Access checks removed one at a time', ['npm', 'run', '--silent', 'check:mutants']],
];

await main(async () => {
  checkNodeVersion();
  const { long = false } = readArguments({
    usage: 'npm test, or npm run test:long',
    options: { long: { type: 'boolean' } },
  }).values;
  // Side by side: both mostly wait for the network.
  await Promise.all([install(), browser({ whole: long }).then(otherEngines)]);
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });

  // Begun here, since it only waits for the network; what it cannot have, tests say that they lack.
  const toolsOfRelease = run(process.execPath, FETCH_TOOLS).catch(() => undefined);

  const totals = { passed: 0, failed: 0 };
  const add = (passed, failed) => {
    totals.passed += passed;
    totals.failed += failed;
    return `${String(passed)} passed, ${String(failed)} failed`;
  };

  await step(listOf(CHECKS), async () => {
    // Side by side: each by itself leaves most cores without work.
    const passed = await Promise.all(CHECKS.map(checked));
    return add(passed.filter(Boolean).length, passed.filter((one) => !one).length);
  });
  for (const [name, command] of long ? LONG_CHECKS : []) {
    await step(name, async () => ((await succeeds(command)) ? add(1, 0) : add(0, 1)));
  }
  await step('Unit and integration tests', async () => {
    const env = { ...(long ? { TEST_LONG: '1' } : {}), ...withYoungGeneration() };
    const unit = ['jest', '--ci', ...WORKERS, '--json', `--outputFile=${UNIT}`, '--silent'];
    return add(...jestTotals(UNIT, await succeeds(unit, env)));
  });
  if (long) {
    await step("Agreement with Google's Firestore emulator", async () => {
      const file = path.join(RESULTS, 'official.json');
      const agrees = await runOfficial(['--ci', '--json', `--outputFile=${file}`]);
      return agrees === null ? SKIPPED : add(...jestTotals(file, agrees));
    });
  }
  await build();
  await toolsOfRelease;
  await step('Browser journeys', async () => {
    const env = long ? { TEST_LONG: '1' } : {};
    const ended = await succeeds(['playwright', 'test'], env);
    if (!ended) await traceFailed(env);
    return add(...playwrightTotals(JOURNEYS, ended));
  });

  const longest = slowest({ unit: readReport(UNIT), journeys: readReport(JOURNEYS), root: ROOT });
  process.stdout.write(['\nThe ten slowest:', ...longest, ''].join('\n'));
  process.stdout.write(`\n${String(totals.passed)} passed, ${String(totals.failed)} failed\n`);
  process.exitCode = totals.failed === 0 ? 0 : 1;
});

function listOf(checks) {
  return checks.map(([name]) => name).join(', ');
}

/** Runs a check beside others: what it says is shown whole where it fails. */
async function checked([name, command]) {
  try {
    await run(...programOf(command));
    return true;
  } catch (failure) {
    if (!(failure instanceof SetupError)) throw failure;
    process.stderr.write(`${name}: ${failure.message}\n`);
    return false;
  }
}

function programOf([command, ...args]) {
  return command === 'npm' ? [command, args] : ['npx', ['--no-install', command, ...args]];
}

/** Runs a program of the project with its output shown; true where it ended with 0. */
function succeeds(command, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(...programOf(command), {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/** A page's test makes garbage faster than Node expects: collected every 64 MB in place of 16, two of them took 7 % less. */
function withYoungGeneration() {
  return { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim() };
}

/** Runs failed journeys once more, with a trace of each step to look at. What the first run said stays the result. */
async function traceFailed(env) {
  // Said now: the second run begins with an empty folder, and a machine of CI keeps neither.
  process.stdout.write(failedPages(ARTEFACTS).join('\n'));
  const again = ['--last-failed', '--trace=on', '--reporter=line', '--max-failures=5'];
  await succeeds(['playwright', 'test', ...again], env);
}

/** A runner that failed without a failed test (a crash, a file that does not load) counts as one failure. */
function atLeastOneFailure(passed, failed, ended) {
  return [passed, !ended && failed === 0 ? 1 : failed];
}

function jestTotals(file, ended) {
  const report = readReport(file);
  if (report === null) return [0, 1];
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report;
  return atLeastOneFailure(numPassedTests, numFailedTests + numRuntimeErrorTestSuites, ended);
}

function playwrightTotals(file, ended) {
  const report = readReport(file);
  if (report === null) return [0, 1];
  const { expected, unexpected, flaky } = report.stats;
  return atLeastOneFailure(expected, unexpected + flaky, ended);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
