import { EVERYBODY, rollBack } from 'registry';
import { succeeded } from 'shared-kernel/model';
import { type ReleaseVerb, runVerb } from './verb';

const USAGE = 'Usage: npm run rollback -- REMOTE [--to FOLDER|gs://BUCKET]';

/** `npm run rollback -- mf-searches`: takes back what was promoted last. */
export const rollbackVerb = (verb: ReleaseVerb, now = () => new Date()): Promise<number> =>
  runVerb(verb, USAGE, [], async ({ remote, store }) => {
    const done = await rollBack(store, remote.id, now());
    if (!done.ok) return done;
    const { from, pointer } = done.value;
    const who = from.share === EVERYBODY ? '' : `, which ${String(from.share)} % had,`;
    return succeeded(
      `${remote.id} ${from.version}${who} is taken back: everybody gets ${pointer.current?.version ?? ''} at their next start.`,
    );
  });
