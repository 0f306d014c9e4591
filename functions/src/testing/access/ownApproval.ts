import { ADA, aShowServer, IN_YEAR } from '../aShow';
import { publishAll } from '../publishAll';
import type { MatrixResult } from './accessMatrix';

/** Whoever asked, by their user id alone, by their email alone, and both. */
const THEMSELVES = {
  'under another email': { uid: ADA.uid, token: { email: 'ada@elsewhere.example' } },
  'from another account': { uid: 'sasha', token: ADA.token },
  'as they are': ADA,
} as const;

/** A second person approves what somebody asked to publish: nobody is that for themselves. */
export async function askToApproveOneself(): Promise<MatrixResult> {
  const wrong: string[] = [];
  for (const [name, caller] of Object.entries(THEMSELVES)) {
    const on = aShowServer();
    const { callables } = on.handlers;
    await callables.setPublishingApproval({ ...IN_YEAR, needed: true }, ADA);
    await callables.takeDown(IN_YEAR, ADA);
    const { number, hash } = await publishAll(on);
    const approved = await callables.approvePublication({ ...IN_YEAR, number, hash }, caller).then(
      () => 'approved',
      (refusal: unknown) => (refusal as { readonly code?: string }).code,
    );
    if (approved !== 'permission-denied') wrong.push(`${name}: ${String(approved)}`);
  }
  return { asked: 3, admitted: 0, wrong };
}
