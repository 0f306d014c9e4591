import type { Handlers } from 'functions/handlers';
import type { verifyIdentity } from '../auth';

type Upload = Handlers['chunkUpload'] | Handlers['mediaUpload'];

/** An upload with the caller that the request's ID token names (D24). */
export const identifiedUpload =
  (
    upload: Upload,
    identify: (authorization: string | null) => ReturnType<typeof verifyIdentity>,
    hasSpace: () => Promise<boolean>,
  ) =>
  async (request: Request): Promise<Response> => {
    const identity = identify(request.headers.get('authorization'));
    if (!identity.ok) return invalidToken();
    return (await hasSpace()) ? upload(request, identity.value) : diskFull();
  };

const invalidToken = (): Response =>
  Response.json(
    { error: { status: 'UNAUTHENTICATED', message: 'The ID token is invalid or has expired' } },
    { status: 401 },
  );

const diskFull = (): Response =>
  Response.json(
    { error: { status: 'RESOURCE_EXHAUSTED', message: 'The disk of the server is full' } },
    { status: 429 },
  );
