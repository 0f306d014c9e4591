import { readFile } from 'node:fs/promises';
import { dayDigestOf, type VerifiedLog } from 'functions/handlers';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import * as v from 'valibot';

const Exported = v.object({
  format: v.literal('supporter-screens activity 1'),
  organisationId: v.string(),
  exportedAt: v.string(),
  lines: v.array(v.looseObject({ id: v.string(), at: v.string() })),
  digests: v.array(v.looseObject({ day: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)) })),
});

/** A log as the page “Activity” saves it with its digests, or why this is none as a sentence. */
export async function activityFile(file: string): Promise<Result<VerifiedLog, string>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (failure) {
    const code =
      typeof failure === 'object' && failure !== null && 'code' in failure
        ? String(failure.code)
        : 'unknown reason';
    return failed(`${file} cannot be read: ${code}.`);
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return failed(`${file} is no JSON.`);
  }
  const read = v.safeParse(Exported, parsed);
  if (!read.success) {
    const [issue] = read.issues;
    return failed(
      `${file} is no log that was saved with its digests (${v.getDotPath(issue) ?? 'format'}: ${issue.message}).`,
    );
  }
  const { organisationId, lines, digests } = read.output;
  return succeeded({
    organisationId,
    lines: lines.map(({ id, at, ...data }) => ({ id, data: { ...data, at: new Date(at) } })),
    digests: digests.map((digest) => dayDigestOf(digest.day, digest)),
  });
}
