import { fileURLToPath } from 'node:url';
import { claimAddress, makeClaim } from 'functions/handlers';
import { folderStore, registryHandler } from 'registry';
import { failed } from 'shared-kernel/model';
import { verifyIdentity } from './auth';
import { backupRoute } from './backup/backupRoute';
import { createCallableHandler } from './callables';
import { addAccount } from './demo/addAccount';
import { CAMPAIGN_PATH, campaignPage, pointAtCampaignPage } from './demo/campaignPage';
import { DEMO_PEOPLE } from './demo/people';
import { seedDemo } from './demo/seedDemo';
import type { Damage } from './documents/disk/damage';
import { noteDamage } from './documents/disk/noteDamage';
import { firestoreRestHandler, unknownGoogleApi } from './firestore-rest';
import { application } from './entry/application';
import { authorizeByRules } from './entry/authorizeByRules';
import { firebaseConfig, PROJECT_ID } from './entry/firebaseConfig';
import { listen, listenSentence } from './entry/listen';
import { identifiedUpload } from './entry/identifiedUpload';
import { openHandlers } from './entry/openHandlers';
import { openRules } from './entry/openParts';
import { onEachNewDay } from './entry/onEachNewDay';
import { removeRunningNote, writeRunningNote } from './entry/runningNote';
import { StartFault } from './entry/startFault';
import { refuseProduction } from './entry/refuseProduction';
import { readHostingHeaders, withLoopback, type HeadersAt } from './static/hostingHeaders';
import { DEFAULT_WEB_ROOTS, type WebRoots } from './static/webRoots';
import { workspaceRemotes } from './static/workspaceRemotes';

export interface LocalBackendOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly dataDirectory: string;
  /** Whether the demo people and organisations are set up where they are not there yet. */
  readonly demo: boolean;
  readonly webRoots?: WebRoots;
  /** What goes along with the files; otherwise the headers of firebase.json, with loopback let in. */
  readonly headersAt?: HeadersAt;
  readonly rulesFile?: string;
  /** Believes unsigned tokens and the bearer `owner`, as Google's emulators do: for the SDKs' suites, never for people's data. */
  readonly testMode?: boolean;
  readonly now?: () => Date;
  /** Where messages for the operator go; standard error otherwise. */
  readonly log?: (message: string) => void;
}

export interface LocalBackend {
  readonly origin: string;
  readonly port: number;
  /** Where the first superadmin signs up; null where there is one (D385). */
  readonly claimAddress: string | null;
  /** Releases the port and the data directory; jobs that were running go on at the next start. */
  close(): Promise<void>;
  /** Waits until the jobs that have been started so far are through. */
  settled(): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const TEST_MODE =
  'Test mode: tokens without a signature and the bearer “owner” are believed. Keep nobody’s data in this folder.';
const RULES_FILE = fileURLToPath(new URL('../../firestore.rules', import.meta.url));

const damagedTable = (directory: string, { file, what }: Damage): string =>
  `In the data folder ${directory}, ${file} ${what}: what it holds may be read wrong from now on. Stop the product and start it again: it sets the file aside, keeps what is whole, and says what is lost.`;

/**
 * Starts everything on one loopback port and resolves when it is ready, the demo included. Rejects with a StartFault
 * where the port is taken, the data directory cannot be used, or the rules cannot be read. A start that fails otherwise
 * looks whether it has read something damaged, and says so: the next one keeps what is whole.
 */
export async function startLocalBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  try {
    return await begin(options);
  } catch (failure) {
    if (failure instanceof StartFault) throw failure;
    const damage = await noteDamage(options.dataDirectory);
    if (damage.length === 0) throw failure;
    const sentences = damage.map((one) => damagedTable(options.dataDirectory, one));
    throw new StartFault('damaged', sentences.join('\n'), failure);
  }
}

/** A line for whoever reads along; what it says for programs as well is for the log of production. */
const printed = (message: string): void => {
  console.error(message);
};

async function begin(options: LocalBackendOptions): Promise<LocalBackend> {
  const { now = () => new Date(), log = printed } = options;
  refuseProduction(process.env);
  if (options.testMode === true) log(TEST_MODE);
  const rules = await openRules(options.rulesFile ?? RULES_FILE);
  const {
    store,
    grpcPort,
    secret,
    trust,
    authHandler,
    services,
    handlers,
    runner,
    listensAt,
    close: release,
  } = await openHandlers(options.dataDirectory, now, log, options.testMode);
  const identify = (authorization: string | null, projectId: string) =>
    verifyIdentity(authorization, projectId, now(), trust);
  /** Functions work on the served project only, so that people of another are nobody to them. */
  const identifyOwn: typeof identify = (authorization, projectId) =>
    projectId === PROJECT_ID ? identify(authorization, projectId) : failed('unauthenticated');

  const uploadOf = (upload: Parameters<typeof identifiedUpload>[0]) =>
    identifiedUpload(
      upload,
      (authorization) => identify(authorization, PROJECT_ID),
      () => store.hasSpace(),
    );

  const webRoots = options.webRoots ?? DEFAULT_WEB_ROOTS;
  let ready = false;
  const app = application({
    wires: [
      firestoreRestHandler({
        store,
        authorize: authorizeByRules(rules, identify, now),
        authorOf: (authorization, projectId) => {
          const identity = identify(authorization, projectId);
          return identity.ok ? (identity.value?.uid ?? null) : null;
        },
      }),
      authHandler,
      createCallableHandler({
        functions: handlers.callables,
        identify: identifyOwn,
        hasSpace: () => store.hasSpace(),
      }),
      unknownGoogleApi,
    ],
    embed: handlers.embed,
    hostedPage: handlers.hostedPage,
    backup: backupRoute(store, options.dataDirectory, trust, now),
    ownPages: options.demo ? { [CAMPAIGN_PATH]: campaignPage } : {},
    chunkUpload: uploadOf(handlers.chunkUpload),
    mediaUpload: uploadOf(handlers.mediaUpload),
    media: handlers.media,
    registry: registryHandler({
      store: folderStore(options.dataDirectory),
      workspace: () => workspaceRemotes(webRoots.remotes()),
      log,
    }),
    firebaseConfig: firebaseConfig(options.demo ? DEMO_PEOPLE : []),
    webRoots,
    headersAt: options.headersAt ?? withLoopback(readHostingHeaders()),
    isReady: () => ready,
  });

  const listening = await listen(app.fetch, options.port);
  if (!listening.ok) {
    await release();
    throw new StartFault(listening.error, listenSentence(listening.error, options.port));
  }
  const { port, close } = listening.value;
  listensAt(`http://localhost:${port}`);
  await writeRunningNote(options.dataDirectory, { grpcPort, port });

  runner.run('Taking up jobs', handlers.resumeAll({ exclusive: true }));
  const scrubbing = new AbortController();
  const scrub = async (): Promise<void> => {
    for (const damage of await store.scrub(scrubbing.signal))
      log(damagedTable(options.dataDirectory, damage));
  };
  if (store.mended === 'now')
    runner.run(
      'Erasing again who was erased',
      handlers.reapplyErasures().then(() => undefined),
    );
  const daily = (): void => {
    runner.run('Letting go of abandoned imports', handlers.expireImports());
    runner.run('Removing data whose time is over', handlers.removeExpiredSupporters());
    runner.run('Removing deleted years and organisations', handlers.removeDeleted());
    runner.run('Closing the days of logs', handlers.closeDays());
    runner.run('Removing old faults', handlers.removeOldFaults());
    runner.run('Verifying the data folder', scrub());
  };
  daily();
  const everyDay = setInterval(daily, DAY_MS).unref();
  const recount = (): void => {
    runner.run('Counting again what asks about today', handlers.recountDaily());
  };
  recount();
  const stopRecounting = onEachNewDay(recount);
  if (options.demo) {
    // Where something was damaged, its being away says nothing.
    if (store.mended === 'never')
      await seedDemo({
        ...services,
        handlers,
        settled: runner.settled,
        addAccount: addAccount(authHandler, secret, PROJECT_ID),
      });
    await pointAtCampaignPage(services.documents, port);
  }
  const origin = `http://localhost:${port}`;
  const claim = await makeClaim(services);
  ready = true;
  return {
    origin,
    port,
    claimAddress: claim === null ? null : claimAddress(origin, claim),
    settled: runner.settled,
    close: async () => {
      clearInterval(everyDay);
      stopRecounting();
      scrubbing.abort();
      await close();
      await removeRunningNote(options.dataDirectory);
      await release();
    },
  };
}
