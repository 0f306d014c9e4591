import { request } from 'node:http';
import { DEMO_PEOPLE, PROJECT_ID } from 'local-backend';

/** Where the demo's supporters see their screens. */
const YEAR = { organisationId: 'oakhollow', yearId: '2026' };
const ADMIN = DEMO_PEOPLE.find(({ admin }) => admin);

interface LinksAnswer {
  readonly result: { readonly rows: readonly { readonly link: string }[] };
}

export interface ExportedLinks {
  readonly tokens: readonly string[];
  /** The origin whose pages may ask for them. */
  readonly embedOrigin: string;
}

/** Signs in as the demo's admin and exports the links of its supporters, over plain HTTP. */
export async function exportDemoLinks(origin: string): Promise<ExportedLinks> {
  if (ADMIN === undefined) throw new Error('The demo has no admin');
  const idToken = JSON.stringify({ sub: ADMIN.uid, email: ADMIN.email, email_verified: true });
  const signedIn = (await post(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=${PROJECT_ID}`,
    {
      postBody: new URLSearchParams({ providerId: 'google.com', id_token: idToken }).toString(),
      requestUri: origin,
      returnSecureToken: true,
    },
    {},
  )) as { readonly idToken: string };
  const answer = (await post(
    `${origin}/${PROJECT_ID}/us-central1/exportLinks`,
    { data: { ...YEAR, validUntil: nextYear() } },
    { authorization: `Bearer ${signedIn.idToken}` },
  )) as LinksAnswer;
  const links = answer.result.rows.map(({ link }) => new URL(link));
  return {
    tokens: links.map(({ hash }) => hash.slice('#s='.length)),
    embedOrigin: links[0]?.origin ?? '',
  };
}

const nextYear = () => ({ year: new Date().getUTCFullYear() + 1, month: 1, day: 1 });

async function post(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${String(answer.status)} ${await answer.text()}`);
  return answer.json();
}

export interface Asked {
  readonly origin: string;
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Everybody has a network address of their own, as on the internet; the whole 127.0.0.0/8 is this machine. */
  readonly person: number;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
  /** From sending to the last byte, on a connection of its own. */
  readonly milliseconds: number;
}

/** One request of one person, over a new connection. */
export function ask({ origin, path, method, headers, body, person }: Asked): Promise<Answered> {
  const start = performance.now();
  const { port } = new URL(origin);
  const localAddress = `127.0.${String(1 + (person >> 7))}.${String(1 + (person & 127))}`;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { ...headers },
        localAddress,
        agent: false,
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => void chunks.push(chunk));
        incoming.once('error', reject);
        incoming.once('end', () => {
          resolve({
            status: incoming.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            milliseconds: performance.now() - start,
          });
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
