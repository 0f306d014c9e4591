import type { MatrixResult } from './accessMatrix';
import { CALLABLE_OPERATIONS } from './operations';
import { PEOPLE } from './people';
import { twoOrganisations } from './world';

const GRETA = PEOPLE.admin.caller;
const ABOUT_GRETA = { organisationId: 'grove', userId: GRETA?.uid ?? '' };
const ENDS = [
  ['removeMember', ABOUT_GRETA],
  ['setAdmin', { ...ABOUT_GRETA, admin: false }],
] as const;

/**
 * The only admin who is a member stays one, though documents of the role are there for people who left: those give no
 * right, so that the organisation would be without anybody who can invite.
 */
export async function askToLeaveNoAdmin(): Promise<MatrixResult> {
  const wrong: string[] = [];
  for (const [name, request] of ENDS) {
    const on = twoOrganisations();
    const written: string[] = [];
    on.documents.onWrite(({ path }) => void written.push(path));
    const operation = CALLABLE_OPERATIONS.find((one) => one.name === name);
    const outcome = await operation?.ask(on, request, GRETA);
    if (outcome?.kind !== 'refusal' || outcome.code !== 'failed-precondition' || written.length > 0)
      wrong.push(`${name} took the last admin: ${outcome?.text ?? ''}`);
  }
  return { asked: ENDS.length, admitted: 0, wrong };
}
