import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** The headers of a path, by name: what Firebase Hosting sends with a file of it. */
export type HeadersAt = (path: string) => Readonly<Record<string, string>>;

const FIREBASE_FILE = fileURLToPath(new URL('../../../firebase.json', import.meta.url));

const FirebaseFile = v.object({
  hosting: v.object({
    headers: v.array(
      v.object({
        source: v.optional(v.string()),
        regex: v.optional(v.string()),
        headers: v.array(v.object({ key: v.string(), value: v.string() })),
      }),
    ),
  }),
});

/**
 * Reads `hosting.headers` of firebase.json, so that what is tried here is what production sends. All entries that fit a
 * path apply, later ones over earlier ones. Throws where an entry is written in a way that is not read here.
 */
export function readHostingHeaders(file = FIREBASE_FILE): HeadersAt {
  const { hosting } = v.parse(FirebaseFile, JSON.parse(readFileSync(file, 'utf8')));
  const entries = hosting.headers.map(({ source, regex, headers }) => ({
    fits: patternOf(source, regex),
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  }));
  return (path) =>
    entries
      .filter(({ fits }) => fits.test(path))
      .reduce((all, { headers }) => ({ ...all, ...headers }), {});
}

const POLICY = 'Content-Security-Policy';
const LOOPBACK = 'http://localhost:* http://127.0.0.1:*';
/** What may come from this machine where the product runs on it: remotes of developers, and images (D23). */
const OPENED = /\b(script-src|connect-src|img-src) /g;

/** With loopback let in by the policy, which production never does. */
export const withLoopback =
  (headersAt: HeadersAt): HeadersAt =>
  (path) => {
    const { [POLICY]: policy, ...others } = headersAt(path);
    return policy === undefined
      ? others
      : { ...others, [POLICY]: policy.replaceAll(OPENED, `$1 ${LOOPBACK} `) };
  };

/** Without the policy that development builds break: they inline styles and evaluate modules. */
export const withoutPolicy =
  (headersAt: HeadersAt): HeadersAt =>
  (path) =>
    Object.fromEntries(Object.entries(headersAt(path)).filter(([name]) => name !== POLICY));

/** Of globs, `**` (everything), a folder's `/folder/**` and a plain path are read; everything else is a `regex`. */
function patternOf(source: string | undefined, regex: string | undefined): RegExp {
  if (regex !== undefined) return new RegExp(regex);
  if (source === '**') return /^/;
  const [, path = '', below] = /^(\/[\w./-]*?)(\/\*\*)?$/.exec(source ?? '') ?? [];
  if (path === '' && below === undefined)
    throw new Error(`firebase.json: the headers of “${source ?? ''}” are not understood here.`);
  const literal = path.replaceAll('.', '\\.');
  return new RegExp(below === undefined ? `^${literal}$` : `^${literal}/`);
}
