import browsers from '../browsers.cjs';

/** esbuild's names of the browsers that browserslist names; those of the same engine say the same. */
const ENGINES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** Of each engine the oldest that `staff` or `supporters` have, for esbuild: what is built is not translated again. */
export function engines(people) {
  const oldest = new Map();
  for (const browser of browsers.browsersOf(people)) {
    const [name, version] = browser.split(' ');
    const engine = ENGINES[name];
    const number = Number.parseFloat(version);
    if (engine !== undefined) oldest.set(engine, Math.min(number, oldest.get(engine) ?? number));
  }
  return [...oldest].map(([engine, version]) => `${engine}${String(version)}`);
}
