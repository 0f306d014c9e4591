import { links } from 'shared-kernel/contract';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import * as v from 'valibot';
import { chosenRelease } from './chosenRelease';
import { routeOwners, type RouteOwners } from './routeOwners';

const Path = v.pipe(v.string(), v.startsWith('/'));
const Paths = v.array(Path);
const Needs = v.optional(v.picklist(['login', 'year']), 'year');
const Nav = v.nullable(v.object({ label: v.string(), path: Path }));

const Release = {
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)),
  manifest: v.string(),
  /** `sha256-…` of the manifest, where the line promises it. */
  integrity: v.nullish(v.string()),
  version: v.optional(v.string()),
  owner: v.optional(v.string()),
  paths: Paths,
  needs: Needs,
  nav: Nav,
};

const Line = v.object({
  ...Release,
  /** The release that is offered where this one does not load. */
  instead: v.optional(v.object(Release)),
});

/** What the registry says in the place of a line that it could not make. */
const Fault = v.looseObject({ fault: v.string() });

/** What of a line can be told although something else in it cannot be read. */
const Readable = v.object({
  paths: v.fallback(Paths, []),
  needs: v.fallback(Needs, 'year'),
  nav: v.fallback(Nav, null),
});

const File = v.object({ remotes: v.array(v.unknown()) });

/**
 * One remote as remotes.json names it: where its manifest is, which routes it owns, what has to be there before they are
 * opened (somebody logged in, or a year to work on as well), its entry in the header.
 */
export interface RemoteEntry extends v.InferOutput<typeof Line> {
  /** The sentence of what is wrong with the line. Nothing is loaded: its pages say that they are not available. */
  readonly refused?: string;
}

/** The addresses of the shell's own pages. What areas refer to each other by belongs to the remotes. */
export const OWN_PATHS = [
  '/',
  links.home(),
  links.login(),
  links.forgotPassword(),
  links.signUp(),
  links.signUpSuccess(),
  links.account(),
  links.accountDeleted(),
  links.help(),
  links.helpTopic(':id'),
  links.privacy(),
  links.about(),
  links.terms(),
];

/**
 * The remotes, each line judged alone, since each is another team's: one that cannot be read, or takes the id or a route
 * of somebody before it, is refused and costs its own pages. Which release
 * it is depends on the browser's name. Fails with a sentence where the file is no list.
 */
export function decodeRemotesFile(
  data: unknown,
  browser = '',
): Result<readonly RemoteEntry[], string> {
  const file = v.safeParse(File, data);
  if (!file.success) return failed(sentenceOf('', file.issues[0]));
  const owners = routeOwners('the shell', OWN_PATHS);
  const ids = new Set<string>();
  return succeeded(
    file.output.remotes.map((line, index) => {
      const entry = entryOf(chosenRelease(line, browser), index, { owners, ids });
      ids.add(entry.id);
      owners.take(entry.id, entry.paths);
      return entry;
    }),
  );
}

interface Taken {
  readonly owners: RouteOwners;
  readonly ids: ReadonlySet<string>;
}

function entryOf(line: unknown, index: number, taken: Taken): RemoteEntry {
  const judged = judge(line, `remotes.${String(index)}`, taken);
  return judged.ok ? judged.value : refusedEntry(line, index, { taken, refused: judged.error });
}

/** A line that may be used, or the sentence of what is wrong with it. */
function judge(line: unknown, place: string, taken: Taken): Result<RemoteEntry, string> {
  const told = v.safeParse(Fault, line);
  if (told.success) return failed(`remotes.json, ${place}: ${told.output.fault}`);
  const parsed = v.safeParse(Line, line);
  if (!parsed.success) return failed(sentenceOf(place, parsed.issues[0]));
  const fault = faultOf(place, parsed.output, taken);
  return fault === null ? succeeded(parsed.output) : failed(fault);
}

interface Refused {
  readonly taken: Taken;
  readonly refused: string;
}

/** The pages of a line that cannot be used, as far as they are told and nobody else's. */
function refusedEntry(line: unknown, index: number, { taken, refused }: Refused): RemoteEntry {
  const readable = v.safeParse(Readable, line);
  const { paths, needs, nav } = readable.success ? readable.output : NOTHING;
  const isFree = (path: string) => taken.owners.of(path) === null;
  return {
    id: `line-${String(index + 1)}`,
    manifest: '',
    paths: paths.filter(isFree),
    needs,
    nav: nav !== null && isFree(nav.path) ? nav : null,
    refused,
  };
}

const NOTHING = { paths: [], needs: 'year', nav: null } as const;

/** What is wrong with a line that can be read. */
function faultOf(
  place: string,
  { id, paths, nav }: RemoteEntry,
  { owners, ids }: Taken,
): string | null {
  if (ids.has(id)) return `remotes.json, ${place}.id: there is a remote “${id}” already`;
  const foreign = paths.find((path) => owners.of(path) !== null);
  if (foreign !== undefined)
    return `remotes.json, ${place}.paths: ${foreign} belongs to ${owners.of(foreign) ?? ''}`;
  if (nav !== null && routeOwners(id, paths).of(nav.path) === null)
    return `remotes.json, ${place}.nav.path: ${nav.path} is none of its own paths`;
  return null;
}

function sentenceOf(place: string, issue: v.BaseIssue<unknown>): string {
  const within = [place, v.getDotPath(issue) ?? ''].filter((part) => part !== '').join('.');
  return `remotes.json, ${within === '' ? 'whole file' : within}: ${issue.message}`;
}
