import { failed, type Result } from 'shared-kernel/model';
import { decodeFirebaseConfig, type FirebaseConfig } from './firebaseConfig';

export interface ConfigFailure {
  readonly code: 'config/unreachable' | 'config/malformed';
  readonly message: string;
  readonly cause?: unknown;
}

/** Asks the host of the page which Firebase project it belongs to. */
export async function loadFirebaseConfig(
  fetchUrl: typeof fetch = fetch,
): Promise<Result<FirebaseConfig, ConfigFailure>> {
  let data: unknown;
  try {
    const response = await fetchUrl('/__/firebase/init.json', { cache: 'no-cache' });
    if (!response.ok) {
      return failed({ code: 'config/unreachable', message: `HTTP ${response.status}` });
    }
    data = await response.json();
  } catch (cause) {
    return failed({ code: 'config/unreachable', message: String(cause), cause });
  }
  const decoded = decodeFirebaseConfig(data);
  return decoded.ok ? decoded : failed({ code: 'config/malformed', message: decoded.error });
}
