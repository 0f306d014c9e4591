/**
 * Starts the local backend from the environment: PORT (4400), DATA_DIR (.data), DEMO (0 = without the demo),
 * SHELL_DIST (the shell's build; `npm run dev` names the development build), SERVED_PARTS (what comes from dev servers),
 * DEV_REMOTES (where the manifests of remotes are that dev servers serve: `searches@http://localhost:3001/mf-manifest.json`),
 * HOSTING_DIR (the folder `hosting` of a release, in the place of the shell's build and the embed's),
 * HOSTING_CONFIG (the firebase.json whose headers are sent; the project's own),
 * TEST_MODE (1 = believes unsigned tokens and the bearer `owner`, for emulators' clients).
 */
import { startLocalBackend, type LocalBackend } from './server';
import { StartFault } from './entry/startFault';
import { readHostingHeaders, withLoopback, withoutPolicy } from './static/hostingHeaders';
import { DEFAULT_WEB_ROOTS, withServed } from './static/webRoots';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

async function main(): Promise<void> {
  const wanted = process.env['PORT'] ?? '4400';
  const port = /^\d{1,5}$/.test(wanted) ? Number(wanted) : NaN;
  if (!(port <= 65_535)) refuse(`PORT is “${wanted}”, which is no port number.`);
  try {
    const backend = await startLocalBackend({
      port,
      dataDirectory: process.env['DATA_DIR'] ?? '.data',
      demo: process.env['DEMO'] !== '0',
      testMode: process.env['TEST_MODE'] === '1',
      webRoots: {
        ...withServed(DEFAULT_WEB_ROOTS, process.env['DEV_REMOTES'] ?? ''),
        shell: process.env['SHELL_DIST'] ?? DEFAULT_WEB_ROOTS.shell,
        ...hostedFolder(process.env['HOSTING_DIR']),
      },
      headersAt: (process.env['SERVED_PARTS'] === undefined ? withLoopback : withoutPolicy)(
        readHostingHeaders(process.env['HOSTING_CONFIG']),
      ),
    });
    for (const signal of SIGNALS) process.once(signal, () => void end(backend));
    console.log(`Supporter Screens is ready at ${backend.origin}`);
    if (backend.claimAddress !== null)
      console.log(
        `Nobody runs it yet. Whoever signs up here within 24 hours is its superadmin:\n${backend.claimAddress}`,
      );
  } catch (failure) {
    if (!(failure instanceof StartFault)) throw failure;
    refuse(failure.message);
  }
}

/** A release holds the shell and the script for campaign pages in one folder. */
const hostedFolder = (folder: string | undefined) =>
  folder === undefined ? {} : { shell: folder, embed: folder };

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Nothing is lost: every commit was on disk before it was answered. */
async function end(backend: LocalBackend): Promise<void> {
  await backend.close();
  process.exit(0);
}

await main();
