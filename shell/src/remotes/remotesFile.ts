import { failed, succeeded, type Result } from 'shared-kernel/model';
import * as v from 'valibot';

const Path = v.pipe(v.string(), v.startsWith('/'));

const Entry = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)),
  manifest: v.string(),
  paths: v.array(Path),
  needs: v.optional(v.picklist(['login', 'year']), 'year'),
  nav: v.nullable(v.object({ label: v.string(), path: Path })),
});

const File = v.object({ remotes: v.array(Entry) });

/**
 * One remote as remotes.json names it: where its manifest is, which routes it owns, what has to be there before they are
 * opened (somebody logged in, or a year to work on as well), its entry in the header.
 */
export type RemoteEntry = v.InferOutput<typeof Entry>;

/** The remotes, or the sentence of what is wrong with the file. */
export function decodeRemotesFile(data: unknown): Result<readonly RemoteEntry[], string> {
  const parsed = v.safeParse(File, data);
  if (parsed.success) return succeeded(parsed.output.remotes);
  const [issue] = parsed.issues;
  return failed(`remotes.json, ${v.getDotPath(issue) ?? 'whole file'}: ${issue.message}`);
}
