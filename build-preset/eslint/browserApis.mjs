import { createRequire } from 'node:module';
import compat from 'eslint-plugin-compat';

const { targetsOf } = createRequire(import.meta.url)('../browsers.cjs');

/** What our scripts look for before they use it. */
const LOOKED_FOR = { staff: ['requestIdleCallback'], supporters: ['Intl.Segmenter'] };

/**
 * No API that a browser of the audience lacks, by the browserslist of this package and MDN's data. It knows globals and
 * what stands on some of them, not what values and constructors can do: for that a test reads the built embed script.
 */
export const browserApis = (audience) => ({
  plugins: { compat },
  settings: {
    targets: targetsOf(audience),
    polyfills: LOOKED_FOR[audience],
    lintAllEsApis: true,
  },
  rules: { 'compat/compat': 'error' },
});
