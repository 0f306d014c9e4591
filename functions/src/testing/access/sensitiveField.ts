import { PEOPLE } from './people';
import type { MatrixResult } from './accessMatrix';
import { supporterOf, twoOrganisations, yearOf } from './world';

const WORDS = { description: '', owner: '', source: '', retention: '' };
const GIFT = { organisationId: 'grove', yearId: yearOf('grove'), fieldName: 'Gift' };

/** Whoever may edit says that a field is sensitive; that it is not any more is for admins to say. */
export async function askToUnmarkSensitive(): Promise<MatrixResult> {
  const wrong: string[] = [];
  for (const [name, admitted] of [
    ['member', false],
    ['admin', true],
  ] as const) {
    const { callables } = twoOrganisations().handlers;
    const { caller } = PEOPLE[name];
    const say = (sensitive: boolean, expectedRevision: number): Promise<unknown> =>
      callables.describeField(
        { ...GIFT, description: { ...WORDS, sensitive }, expectedRevision },
        caller,
      );
    await say(true, 0);
    const code = await say(false, 1).then(
      () => null,
      (refusal: unknown) => (refusal as { readonly code?: string }).code,
    );
    if (code !== (admitted ? null : 'permission-denied')) wrong.push(`${name}: ${String(code)}`);
  }
  return { asked: 2, admitted: 1, wrong };
}

/** Whoever looks only gets no values of sensitive fields, nor does anybody from elsewhere. */
export async function askToRevealSensitive(): Promise<MatrixResult> {
  const wrong: string[] = [];
  const ids = { organisationId: 'grove', yearId: yearOf('grove') };
  const calculation = { kind: 'yearsSince', field: 'Gift' };
  const asked = {
    readSupporter: { ...ids, email: supporterOf('grove'), reveal: true },
    previewCalculatedField: {
      ...{ ...ids, reveal: true, requestId: 1 },
      field: { id: 'draft', calculation },
    },
  } as const;
  for (const callable of ['readSupporter', 'previewCalculatedField'] as const)
    for (const [name, code] of [
      ['member', null],
      ['viewer', 'permission-denied'],
      ['strangeMember', 'permission-denied'],
    ] as const) {
      const { callables } = twoOrganisations().handlers;
      const answered = await callables[callable](asked[callable], PEOPLE[name].caller).then(
        () => null,
        (refusal: unknown) => (refusal as { readonly code?: string }).code,
      );
      if (answered !== code) wrong.push(`${callable}, ${name}: ${String(answered)}`);
    }
  return { asked: 6, admitted: 2, wrong };
}
