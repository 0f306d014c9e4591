import { randomBytes } from 'node:crypto';
import { claimAddress, makeClaim } from 'functions/handlers';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import { importServer, type Environment, type ImportServer } from '../import/importServer';

const USAGE = `Usage: npm run superadmin -- EMAIL
       npm run superadmin -- --claim ORIGIN

  EMAIL             whom to make a superadmin; they have signed up in the product before
  --claim ORIGIN    prints the address at which the first superadmin signs up, where there is none yet: it works once,
                    for 24 hours. ORIGIN is that of the staff's pages, such as https://screens.example.org

It works on the data folder that npm start uses (DATA_DIR, else .data), whether the product is running or not; or on
Firestore where GOOGLE_CLOUD_PROJECT, GOOGLE_APPLICATION_CREDENTIALS or FIRESTORE_EMULATOR_HOST is set.

Exit code: 0 done, 1 refused, 2 not understood.
`;

interface Sink {
  write(text: string): unknown;
}

export interface SuperadminVerb {
  readonly args: readonly string[];
  readonly env: Environment;
  readonly output: Sink;
  readonly messages: Sink;
}

/** Makes somebody a superadmin, and gives the exit code. Who may run it is who may write the database (D20). */
export async function superadminVerb({
  args,
  env,
  output,
  messages,
}: SuperadminVerb): Promise<number> {
  const [email = '', ...others] = args;
  if (email === '--help') {
    output.write(USAGE);
    return 0;
  }
  if (email === '--claim') return claimVerb({ args: others, env, output, messages });
  const option = args.find((argument) => argument.startsWith('-'));
  if (option !== undefined) {
    messages.write(`Unknown option '${option}'.\n\n${USAGE}`);
    return 2;
  }
  if (others.length > 0 || !/^[^@\s]+@[^@\s]+$/.test(email)) {
    messages.write(USAGE);
    return 2;
  }
  return told(await withServer(env, messages, (server) => appoint(server, email)), {
    output,
    messages,
  });
}

/** The first superadmin's own way in, for whoever may write the database. */
async function claimVerb({ args, env, output, messages }: SuperadminVerb): Promise<number> {
  const [written = '', ...others] = args;
  const origin = originOf(written);
  if (origin === null || others.length > 0) {
    messages.write(USAGE);
    return 2;
  }
  const claiming = async (server: ImportServer): Promise<Result<string, string>> => {
    const { documents, where } = server;
    const services = { documents, now: () => new Date(), newSecret: () => randomBytes(32) };
    const claim = await makeClaim(services);
    return claim === null
      ? failed(`${where} has a superadmin already: they make organisations and invite admins.`)
      : succeeded(claimAddress(origin, claim));
  };
  return told(await withServer(env, messages, claiming), { output, messages });
}

/** https, or http of this machine; without a path. */
function originOf(written: string): string | null {
  if (!URL.canParse(written)) return null;
  const address = new URL(written);
  const isLocal = address.protocol === 'http:' && address.hostname === 'localhost';
  return (address.protocol === 'https:' || isLocal) && address.pathname === '/'
    ? address.origin
    : null;
}

function told(
  outcome: Result<string, string>,
  { output, messages }: Pick<SuperadminVerb, 'messages' | 'output'>,
): number {
  if (!outcome.ok) {
    messages.write(`${outcome.error}\n`);
    return 1;
  }
  output.write(`${outcome.value}\n`);
  return 0;
}

async function withServer(
  env: Environment,
  messages: Sink,
  work: (server: ImportServer) => Promise<Result<string, string>>,
): Promise<Result<string, string>> {
  const server = await importServer(env, (line) => void messages.write(`${line}\n`));
  if (!server.ok) return server;
  try {
    return await work(server.value);
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    return failed(`Nothing was changed: ${reason}`);
  } finally {
    await server.value.close();
  }
}

async function appoint(
  { where, documents, findAccount }: ImportServer,
  email: string,
): Promise<Result<string, string>> {
  const account = await findAccount(email);
  if (account === null)
    return failed(
      `Nobody has signed up as ${email} in ${where}. Open the product, sign up, and run this again.`,
    );
  if (account.disabled) return failed(`The account of ${email} is disabled.`);
  if (!account.emailVerified)
    return failed(
      `The identity provider has not verified ${email}: whoever has that account may be somebody else.`,
    );
  const path = `superadmins/${account.uid}`;
  if ((await documents.get(path)) !== null) return succeeded(`${email} is a superadmin already.`);
  await documents.commit([{ kind: 'set', path, data: { since: new Date() } }]);
  return succeeded(
    `${email} is a superadmin of ${where} now. It shows when they load the product the next time.`,
  );
}
