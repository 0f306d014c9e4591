import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readShowAnswer } from 'shared-kernel/model';
import { startProduct } from '../../e2e/support/localBackend';
import { percentile } from './measure';
import { processUse } from './processUse';
import { ask, exportDemoLinks, type Answered, type Asked } from './embed/embedClient';

type Write = (line: string) => void;

const PEOPLE = 200;
const WAVES = 5;
const ALONE = 200;

interface Kind {
  readonly name: string;
  readonly asked: (person: number) => Asked;
  /** Throws where the answer is not what a supporter should get. */
  readonly check: (answer: Answered) => void;
}

/**
 * The local backend in a process of its own, asked by supporters each with a link, a connection and an address of
 * their own: one after the other, and 200 at the same moment. Any failed request ends it with an error. The server's
 * own processor time says what a request costs whatever else the machine is doing.
 */
export const benchEmbed = async (_rows: number, write: Write): Promise<void> => {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'bench-embed-'));
  const product = await startProduct({ dataDirectory });
  try {
    const start = performance.now();
    const { tokens, embedOrigin } = await exportDemoLinks(product.origin);
    const exportMs = performance.now() - start;
    const kinds = kindsOf(product.origin, embedOrigin, tokens);
    for (const kind of kinds) await inTurn(kind, ALONE); // warms up
    write('\nEmbed: milliseconds until the last byte, a new connection for each request\n');
    write(`${String(tokens.length)} new links exported in ${exportMs.toFixed(0)} ms\n`);
    const cpuMs = async () => (await processUse(product.processId)).processorMs;
    for (const kind of kinds)
      write(await line(`${kind.name}, alone`, () => inTurn(kind, ALONE), cpuMs));
    for (const kind of kinds)
      write(await line(`${kind.name}, ${String(PEOPLE)} at once`, () => atOnce(kind), cpuMs));
  } finally {
    await product.stop();
    await rm(dataDirectory, { recursive: true });
  }
};

function kindsOf(origin: string, embedOrigin: string, tokens: readonly string[]): readonly Kind[] {
  const tokenOf = (person: number): string => tokens[person % tokens.length] ?? '';
  const headers = { origin: embedOrigin };
  return [
    {
      name: 'floor: GET /healthz',
      asked: (person) => ({ origin, path: '/healthz', method: 'GET', person }),
      check: ({ status }) => expectStatus(status, 200),
    },
    {
      name: 'a show',
      asked: (person) => ({
        origin,
        path: '/api/embed/screens',
        method: 'POST',
        headers: { ...headers, 'content-type': 'text/plain' },
        body: JSON.stringify({ token: tokenOf(person) }),
        person,
      }),
      check: ({ status, text }) => {
        expectStatus(status, 200);
        const answer = readShowAnswer(JSON.parse(text));
        if (answer === null || 'code' in answer) throw new Error(`No show, but ${text}`);
      },
    },
    {
      name: 'an event',
      asked: (person) => ({
        origin,
        path: '/api/embed/events',
        method: 'POST',
        headers: { ...headers, 'content-type': 'text/plain' },
        body: JSON.stringify({ token: tokenOf(person), event: 'opened', screen: 0 }),
        person,
      }),
      check: ({ status }) => expectStatus(status, 204),
    },
  ];
}

function expectStatus(status: number, expected: number): void {
  if (status !== expected) throw new Error(`A request was answered with ${String(status)}`);
}

async function inTurn({ asked, check }: Kind, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let person = 0; person < count; person += 1) {
    const answer = await ask(asked(person));
    check(answer);
    times.push(answer.milliseconds);
  }
  return times;
}

async function atOnce({ asked, check }: Kind): Promise<readonly number[]> {
  const times: number[] = [];
  for (let wave = 0; wave < WAVES; wave += 1) {
    const everybody = Array.from({ length: PEOPLE }, (_, person) => ask(asked(person)));
    for (const answer of await Promise.all(everybody)) {
      check(answer);
      times.push(answer.milliseconds);
    }
  }
  return times;
}

async function line(
  name: string,
  run: () => Promise<readonly number[]>,
  cpuMs: () => Promise<number>,
): Promise<string> {
  const before = await cpuMs();
  const times = await run();
  const cpu = ((await cpuMs()) - before) / times.length;
  const columns = [
    ...[0.5, 0.95, 0.99].map(
      (share) => `p${String(share * 100)} ${percentile(times, share).toFixed(1)}`,
    ),
    `cpu ${cpu.toFixed(1)}`,
  ];
  const padded = columns.map((column) => column.padStart(12)).join('');
  return `${name.padEnd(34)}${padded}   of ${String(times.length)}, none failed\n`;
}
