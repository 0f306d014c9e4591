import type { DemoPerson } from './people';

type AuthHandler = (request: Request) => Promise<Response | null>;

/** Makes a demo person's account through the admin's side of Identity Toolkit; one that is there stays. */
export const addAccount =
  (authHandler: AuthHandler, secret: string, projectId: string) =>
  async ({ uid, email, name }: DemoPerson): Promise<void> => {
    const address = `http://localhost/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
    const answer = await authHandler(
      new Request(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ localId: uid, email, emailVerified: true, displayName: name }),
      }),
    );
    const refusal = answer === null ? 'not answered' : answer.ok ? '' : await answer.text();
    if (refusal !== '' && !refusal.includes('DUPLICATE_LOCAL_ID'))
      throw new Error(`The account of ${email} was not made: ${refusal}`);
  };
