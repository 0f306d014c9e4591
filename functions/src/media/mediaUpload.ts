import { MEDIA_LIMITS } from 'shared-kernel/model';
import { answeringRefusals, httpRefusal } from '../access/httpRefusal';
import { rateLimit } from '../access/rateLimit';
import { requireEditor } from '../access/requireEditor';
import { CallableError } from '../callableError';
import type { Caller } from '../caller';
import type { Services } from '../services';
import { storePicture } from './storePicture';
import { parseUpload } from './uploadRequest';

export type MediaUpload = (request: Request, caller: Caller | null) => Promise<Response>;

/** A picture takes seconds of a processor. */
const BY_PERSON = { burst: 60, perSecond: 0.2 } as const;

/**
 * `POST /api/media/{organisationId}` with a picture's raw bytes, at most 20 MB: puts it into the organisation's library.
 * Answers `{ id, known }`, or `{ error: { status, message } }`. Members only.
 */
export function mediaUpload(services: Services): MediaUpload {
  const people = rateLimit({ ...BY_PERSON, now: services.now });
  return (request, signedIn) =>
    answeringRefusals(async () => {
      if (request.method !== 'POST')
        return httpRefusal(405, 'unimplemented', 'Pictures are POSTed');
      const { organisationId, name, alternativeText, crop } = parseUpload(request.url);
      const caller = await requireEditor(
        services.documents,
        signedIn,
        { organisationId },
        'add to its pictures',
      );
      if (Number(request.headers.get('content-length') ?? 0) > MEDIA_LIMITS.uploadBytes)
        return httpRefusal(413, 'invalid-argument', TOO_LARGE);
      const waitSeconds = people(caller.uid);
      if (waitSeconds > 0)
        throw new CallableError(
          'resource-exhausted',
          `You have added many pictures in a row. Please wait ${String(waitSeconds)} seconds`,
        );
      const bytes = new Uint8Array(await request.arrayBuffer());
      if (bytes.byteLength > MEDIA_LIMITS.uploadBytes)
        return httpRefusal(413, 'invalid-argument', TOO_LARGE);
      return Response.json(
        await storePicture(services, caller, organisationId, {
          ...{ bytes, crop, name, alternativeText },
        }),
      );
    });
}

const TOO_LARGE = 'This picture is larger than 20 MB. Make it smaller first';
