import { asId, FONT_LIMITS, isDocumentId, type OrganisationId } from 'shared-kernel/model';
import { answeringRefusals, httpRefusal } from '../../access/httpRefusal';
import { rateLimit } from '../../access/rateLimit';
import { requireAdmin } from '../../access/requireAdmin';
import { CallableError } from '../../callableError';
import type { Caller } from '../../caller';
import type { Services } from '../../services';
import { storeFace } from './storeFace';

export type FontUpload = (request: Request, caller: Caller | null) => Promise<Response>;

const PATH = /^\/api\/media\/([^/]+)\/fonts$/;

export const isFontUpload = ({ url }: Request): boolean => PATH.test(new URL(url).pathname);

/** Packing takes seconds of a processor. */
const BY_PERSON = { burst: 30, perSecond: 0.2 } as const;

/**
 * `POST /api/media/{organisationId}/fonts?licence=confirmed` with a font file's raw bytes, at most 5 MB: adds it to the
 * organisation's families. Answers `{ family, known }`, or `{ error: { status, message } }`. Admins only, as whatever
 * makes the look of all screens.
 */
export function fontUpload(services: Services): FontUpload {
  const people = rateLimit({ ...BY_PERSON, now: services.now });
  return (request, signedIn) =>
    answeringRefusals(async () => {
      if (request.method !== 'POST') return httpRefusal(405, 'unimplemented', 'Fonts are POSTed');
      const { organisationId, isLicensed } = parse(request.url);
      const caller = await requireAdmin(
        services.documents,
        signedIn,
        { organisationId },
        'upload fonts',
      );
      if (!isLicensed)
        throw new CallableError(
          'failed-precondition',
          'Confirm first that your licence lets you show this font on your site',
        );
      if (Number(request.headers.get('content-length') ?? 0) > FONT_LIMITS.uploadBytes)
        return httpRefusal(413, 'invalid-argument', TOO_LARGE);
      const waitSeconds = people(caller.uid);
      if (waitSeconds > 0)
        throw new CallableError(
          'resource-exhausted',
          `You have added many fonts in a row. Please wait ${String(waitSeconds)} seconds`,
        );
      const bytes = new Uint8Array(await request.arrayBuffer());
      if (bytes.byteLength > FONT_LIMITS.uploadBytes)
        return httpRefusal(413, 'invalid-argument', TOO_LARGE);
      return Response.json(await storeFace(services, caller, organisationId, bytes));
    });
}

const TOO_LARGE = 'This font is larger than 5 MB. Ask its maker for a web font (WOFF2)';

function parse(address: string) {
  const { pathname, searchParams } = new URL(address);
  const organisationId = PATH.exec(pathname)?.[1] ?? '';
  if (!isDocumentId(organisationId))
    throw new CallableError('not-found', 'This is not the address of an organisation’s fonts');
  return {
    organisationId: asId<OrganisationId>(organisationId),
    isLicensed: searchParams.get('licence') === 'confirmed',
  };
}
