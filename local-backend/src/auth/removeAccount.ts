import type { createAuthHandler } from './createAuthHandler';

export type RemoveAccount = (uid: string) => Promise<void>;

type Send = (request: Request) => Promise<Response | null>;

/** Through the handler that holds the accounts, as firebase-admin would ask it. */
export const removeAccountBy = (
  handler: ReturnType<typeof createAuthHandler>,
  secret: string,
  projectId: string,
): RemoveAccount => removal(handler, 'http://localhost', secret, projectId);

/** Asks the local backend that is running on a loopback port. */
export const removeAccountAt = (port: number, secret: string, projectId: string): RemoveAccount =>
  removal((request) => fetch(request), `http://127.0.0.1:${String(port)}`, secret, projectId);

const removal =
  (send: Send, origin: string, secret: string, projectId: string): RemoveAccount =>
  async (localId) => {
    const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:delete`;
    const answer = await send(
      new Request(`${origin}/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ localId }),
      }),
    );
    if (answer?.ok === true) return;
    const refusal = answer === null ? 'not answered' : await answer.text();
    // One that is unknown is gone already.
    if (!refusal.includes('USER_NOT_FOUND'))
      throw new Error(`The account ${localId} was not removed: ${refusal}`);
  };
