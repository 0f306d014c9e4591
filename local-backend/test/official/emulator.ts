/** Where Google's Firestore emulator listens; `npm run check:official` starts it and says so. */
const EMULATOR_HOST = process.env['FIRESTORE_OFFICIAL_HOST'];

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Whom the emulator takes for an admin, whom no rule holds back. */
export const OWNER = 'Bearer owner';

/** Asks Firestore's REST API of a server (this one or Google's) about one project. */
export async function askRest(
  origin: string,
  projectId: string,
  verb: string,
  body: object,
  { identity, parent = '' }: { readonly identity?: string | null; readonly parent?: string } = {},
): Promise<Answer> {
  const at = parent === '' ? '' : `/${parent}`;
  const response = await fetch(
    `${origin}/v1/projects/${projectId}/databases/(default)/documents${at}:${verb}`,
    {
      method: 'POST',
      headers: identity === undefined || identity === null ? {} : { authorization: identity },
      body: JSON.stringify(body),
    },
  );
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
}

export const emulatorOrigin = (): string => `http://${EMULATOR_HOST ?? 'emulator.invalid'}`;

/** Gives a project of the emulator its rules; why they are refused, or null. */
export async function loadOfficialRules(projectId: string, source: string): Promise<string | null> {
  const response = await fetch(
    `${emulatorOrigin()}/emulator/v1/projects/${projectId}:securityRules`,
    {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: source }] } }),
    },
  );
  const answer = await response.text();
  return response.ok ? null : answer;
}

/** An identity token as the emulator reads it: unsigned, with the claims that a test gives. */
export function unsignedToken(uid: string, claims: object, projectId: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: seconds,
    exp: seconds + 3600,
    sub: uid,
    user_id: uid,
    ...claims,
  };
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}
