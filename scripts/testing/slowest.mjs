import path from 'node:path';

/**
 * The files of unit tests and the journeys that took longest, longest first, as lines to print. `unit` is jest's
 * report, `journeys` Playwright's; null where there is none.
 */
export function slowest({ unit, journeys, root, count = 10 }) {
  return [...suitesOf(unit, root), ...journeysOf(journeys)]
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ milliseconds, name }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

function suitesOf(report, root) {
  const suites = report?.testResults ?? [];
  return suites.map(({ name, startTime, endTime }) => ({
    name: path.relative(root, name),
    milliseconds: endTime - startTime,
  }));
}

function journeysOf(report) {
  return (report?.suites ?? []).flatMap(journeysOfSuite);
}

function journeysOfSuite({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      name: `${file} › ${title}`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(journeysOfSuite)];
}
