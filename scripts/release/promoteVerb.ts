import { EVERYBODY, promoteRelease } from 'registry';
import { failed, succeeded } from 'shared-kernel/model';
import { type ReleaseVerb, runVerb } from './verb';
import { versionOf } from './versionOf';

const USAGE =
  'Usage: npm run promote -- REMOTE [--version V] [--share PERCENT] [--to FOLDER|gs://BUCKET]';

/** `npm run promote -- mf-searches`: gives a release to a share of the browsers, or to all. */
export const promoteVerb = (verb: ReleaseVerb, now = () => new Date()): Promise<number> =>
  runVerb(verb, USAGE, ['version', 'share'], async ({ remote, store, values }) => {
    const typed = values['share'] ?? String(EVERYBODY);
    if (!/^\d{1,3}$/.test(typed))
      return failed(`The share is “${typed}”; it is a whole number of percent from 1 to 100.`);
    const share = Number(typed);
    const version = values['version'] ?? (await versionOf(verb.house, remote.package));
    const promoted = await promoteRelease(store, { id: remote.id, version, share, now: now() });
    if (!promoted.ok) return promoted;
    const { pointer, before, isUnchanged } = promoted.value;
    const current = pointer.current?.version ?? '';
    const name = `${remote.id} ${version}`;
    if (isUnchanged)
      return succeeded(
        `${name} is given to ${share === EVERYBODY ? 'everybody' : `${String(share)} %`} already.`,
      );
    if (share < EVERYBODY)
      return succeeded(
        `${name} is given to ${String(share)} % of the browsers at their next start; the others have ${current}. npm run rollback -- ${remote.package} takes it back.`,
      );
    const offered = pointer.lastGood?.version;
    return succeeded(
      `${name} is live${before === null || before === version ? '' : `, in place of ${before}`}: browsers have it at their next start.${offered === undefined ? '' : ` ${offered} is offered where it does not load.`}`,
    );
  });
