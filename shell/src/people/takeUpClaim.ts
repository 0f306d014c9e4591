import { serverSentence } from 'shared-kernel/server';
import { claimInstallation } from '../server/claim';
import { forgetClaim } from './claim';

/** What is answered so is not worth another try. */
const REFUSED: ReadonlySet<string> = new Set([
  'server/failed-precondition',
  'server/permission-denied',
]);

/** Makes who has just signed in with a claim the first superadmin; a sentence where that was refused. */
export async function takeUpClaim(claim: string): Promise<string | null> {
  const answer = await claimInstallation(claim);
  if (answer.ok || REFUSED.has(answer.error.code)) forgetClaim();
  return answer.ok ? null : serverSentence(answer.error);
}
