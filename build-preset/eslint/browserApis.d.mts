import type { Linter } from 'eslint';
import type { Audience } from '../browsers.cjs';

/** No API that a browser of the audience lacks. */
export function browserApis(audience: Audience): Linter.Config;
