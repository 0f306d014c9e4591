import type { Handlers } from 'functions/handlers';
import { verifyIdentity } from '../auth';

/** The chunk upload with the caller that the request's ID token names (D24). */
export const identifiedUpload =
  ({ chunkUpload }: Handlers, projectId: string, now: () => Date) =>
  async (request: Request): Promise<Response> => {
    const identity = verifyIdentity(request.headers.get('authorization'), projectId, now());
    return identity.ok ? chunkUpload(request, identity.value) : invalidToken();
  };

const invalidToken = (): Response =>
  Response.json(
    { error: { status: 'UNAUTHENTICATED', message: 'The ID token is invalid or has expired' } },
    { status: 401 },
  );
