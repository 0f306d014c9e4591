import type { Fault } from '../documents';
import { faultResponse } from './wire';

/** Addresses of Google's APIs: gRPC services, versions, and hosts as emulators put them into the path. */
const GOOGLE_API = /^\/(?:google\.[\w.]+\/|v\d\w*\/|(?:[\w-]+\.)+googleapis\.com(?:\/|$))/;

/** The last of the wires: refuses by name what none before it carries; null for paths that are no API's. */
export function unknownGoogleApi(request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!GOOGLE_API.test(pathname)) return Promise.resolve(null);
  const message = `${request.method} ${pathname} is not supported by the local backend.`;
  const fault: Fault = { code: 'UNIMPLEMENTED', message };
  return Promise.resolve(faultResponse(fault));
}
