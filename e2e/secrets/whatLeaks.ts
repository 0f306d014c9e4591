/** A secret, and under which name a test speaks of it: the text itself belongs into no report either. */
export interface Secret {
  readonly name: string;
  readonly text: string;
}

/** The names of the secrets that stand in a text: as they are, percent-encoded, or as base64 of another alphabet. */
export const whatLeaks = (text: string, secrets: readonly Secret[]): readonly string[] => {
  const read = `${text}\n${decoded(text)}`;
  return secrets
    .filter((secret) => spellings(secret.text).some((spelling) => read.includes(spelling)))
    .map(({ name }) => name);
};

/** Any email address, and anything that begins as a JSON web token does. */
export const ANY_EMAIL = /[\w.+-]+(@|%40)[\w-]+\.[a-z]{2,}/i;
export const ANY_TOKEN = /eyJ[\w-]{10,}\.[\w-]{10,}/;

function spellings(text: string): readonly string[] {
  const bytes = Buffer.from(text, 'base64url');
  const isBytes = bytes.length >= 16 && bytes.toString('base64url') === text.replace(/=+$/, '');
  return isBytes
    ? [text, bytes.toString('base64').replace(/=+$/, ''), bytes.toString('hex')]
    : [text];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not percent-encoded, or not as a whole
  }
}
