import * as v from 'valibot';

const Header = v.object({ key: v.string(), value: v.string() });
const Entry = v.object({
  source: v.optional(v.string()),
  regex: v.optional(v.string()),
  headers: v.array(Header),
});
const Rewrite = v.looseObject({
  source: v.string(),
  destination: v.optional(v.string()),
  function: v.optional(v.looseObject({ functionId: v.string() })),
});

/** What the project's firebase.json says of the hosting: its rewrites, and headers as the local backend reads them. */
export const HostingSource = v.object({
  rewrites: v.array(Rewrite),
  headers: v.array(Entry),
});
export type HostingSource = v.InferOutput<typeof HostingSource>;

const CACHE = 'Cache-Control';
const ASK_FIRST = 'no-cache';
const NEVER = 'no-store';

/**
 * The hosting of a release. Firebase's headers go by the address alone, whether there is a file or not, so that what may
 * be kept for ever is written out file by file: a name that is not there yet, or no more, is answered as never to be kept.
 */
export function hostingConfig(
  { rewrites, headers }: HostingSource,
  files: readonly string[],
  region: string,
) {
  const pages = rewrites.flatMap((one) => (one.destination === undefined ? [] : one.source));
  return {
    public: 'hosting',
    rewrites: rewrites.map((one) =>
      one.function === undefined ? one : { ...one, function: { ...one.function, region } },
    ),
    headers: [
      ...headers.filter(isEverywhere).map(withoutCache),
      ...['/', ...pages].map((source) => cached(source, ASK_FIRST)),
      ...['/*.*', '/!(api|media|remotes|__)/**/*.*'].map((source) => cached(source, NEVER)),
      // Below /api, /media and /remotes functions answer, which say for themselves how long it holds.
      cached('/remotes.json', ASK_FIRST),
      ...files.map((file) => cached(`/${file}`, kept(headers, `/${file}`))),
      ...headers.filter((one) => !isEverywhere(one) && !saysHowLongNamesAreKept(one)),
    ],
  };
}

const isEverywhere = ({ source }: HostingSource['headers'][number]): boolean => source === '**';

/** A pattern of names with a hash, which fits files that are not there as well. */
const saysHowLongNamesAreKept = (entry: HostingSource['headers'][number]): boolean =>
  entry.regex !== undefined && cacheOf(entry) !== null;

const cacheOf = (entry: HostingSource['headers'][number]): string | null =>
  entry.headers.find(({ key }) => key === CACHE)?.value ?? null;

const withoutCache = (entry: HostingSource['headers'][number]) => ({
  ...entry,
  headers: entry.headers.filter(({ key }) => key !== CACHE),
});

const cached = (source: string, value: string) => ({ source, headers: [{ key: CACHE, value }] });

/** What a pattern of names gives a file that has such a name. */
function kept(headers: HostingSource['headers'], path: string): string {
  const fitting = headers.filter(
    ({ regex }) => regex !== undefined && new RegExp(regex).test(path),
  );
  return fitting.map(cacheOf).findLast((value) => value !== null) ?? ASK_FIRST;
}
