import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  readLog,
  verifyActivity,
  type LogFault,
  type LogReport,
  type VerifiedLog,
} from 'functions/handlers';
import { asId, failed, succeeded, type OrganisationId, type Result } from 'shared-kernel/model';
import { argumentFault } from '../argumentFault';
import { importServer, type Environment } from '../import/importServer';
import { activityFile } from './activityFile';

const USAGE = `Usage: npm run verify-activity -- [FILE.json] [options]

  FILE.json            a log that was saved with its digests under Set up, Activity; without one, the database
  --organisation ID    of that organisation alone (all)
  --kept FILE.json     compare with the digests of an earlier file that was kept elsewhere
  --json               the result as JSON on standard output, and nothing else there
  --help               this text

Says of each day that was closed whether its lines are as they were then, and names what is missing, changed or added.
It works on the data folder that npm start uses (DATA_DIR, else .data), whether the product is running or not; or on
Firestore where GOOGLE_CLOUD_PROJECT, GOOGLE_APPLICATION_CREDENTIALS or FIRESTORE_EMULATOR_HOST is set.

Exit code: 0 everything holds, 1 something does not or the log cannot be read, 2 not understood.
`;

interface Sink {
  write(text: string): unknown;
}

export interface VerifyActivityVerb {
  readonly args: readonly string[];
  readonly env: Environment;
  readonly now: Date;
  readonly output: Sink;
  readonly messages: Sink;
}

const OPTIONS = {
  organisation: { type: 'string' },
  kept: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

interface Reported extends LogReport {
  readonly organisationId: string;
}

/** Verifies the logs that the arguments name, and gives the exit code. */
export async function verifyActivityVerb(verb: VerifyActivityVerb): Promise<number> {
  const { args, env, now, output, messages } = verb;
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (failure) {
    messages.write(`${argumentFault(failure)}\n\n${USAGE}`);
    return 2;
  }
  const { values, positionals } = parsed;
  if (values.help === true) {
    output.write(USAGE);
    return 0;
  }
  if (positionals.length > 1) {
    messages.write(`One file at a time, not ${positionals.join(' and ')}.\n\n${USAGE}`);
    return 2;
  }
  const folder = env['INIT_CWD'] ?? process.cwd();
  const fileOf = (name: string): string => resolve(folder, name);
  const [file] = positionals;
  const kept = values.kept === undefined ? null : await activityFile(fileOf(values.kept));
  const logs =
    file === undefined
      ? await storedLogs(env, messages, values.organisation)
      : await oneOf(activityFile(fileOf(file)));
  const fault = [kept, logs].find((read) => read?.ok === false);
  if (fault?.ok === false) {
    messages.write(`${fault.error}\n`);
    return 1;
  }
  const keptLog = kept?.ok === true ? kept.value : null;
  const reports = (logs.ok ? logs.value : [])
    .filter(({ organisationId }) =>
      [undefined, organisationId].includes(values.organisation?.trim()),
    )
    .map((log): Reported => {
      const isKept = keptLog?.organisationId === log.organisationId;
      const report = verifyActivity({ ...log, ...(isKept ? { kept: keptLog.digests } : {}) });
      return { organisationId: log.organisationId, ...report };
    });
  const unmet = unmetSentence(reports, values.organisation, keptLog);
  if (unmet !== null) {
    messages.write(`${unmet}\n`);
    return 1;
  }
  output.write(
    values.json === true
      ? `${JSON.stringify(reports, null, 2)}\n`
      : reports.map((report) => reportText(report, now)).join('\n'),
  );
  return reports.every(holds) ? 0 : 1;
}

const holds = ({ days }: LogReport): boolean => days.every(({ faults }) => faults.length === 0);

const oneOf = async (
  read: Promise<Result<VerifiedLog, string>>,
): Promise<Result<readonly VerifiedLog[], string>> => {
  const log = await read;
  return log.ok ? succeeded([log.value]) : log;
};

/** What was asked for and is not there: silence would be taken for a log that holds. */
function unmetSentence(
  reports: readonly Reported[],
  asked: string | undefined,
  kept: VerifiedLog | null,
): string | null {
  if (asked !== undefined && reports.length === 0) return `There is no log of ${asked}.`;
  if (
    kept !== null &&
    !reports.some(({ organisationId }) => organisationId === kept.organisationId)
  )
    return `The kept file is of ${kept.organisationId}, which is not among what is verified.`;
  return null;
}

async function storedLogs(
  env: Environment,
  messages: Sink,
  asked: string | undefined,
): Promise<Result<readonly VerifiedLog[], string>> {
  const server = await importServer(env, (line) => void messages.write(`${line}\n`));
  if (!server.ok) return server;
  const { documents, close } = server.value;
  try {
    const logs: VerifiedLog[] = [];
    for (const { id } of await documents.list('organisations', ['name'])) {
      const organisationId = asId<OrganisationId>(id);
      if (asked === undefined || asked.trim() === id)
        logs.push({ organisationId, ...(await readLog(documents, organisationId)) });
    }
    return succeeded(logs);
  } catch (failure) {
    return failed(`The log cannot be read: ${String(failure)}`);
  } finally {
    await close();
  }
}

const FAULT_WORDS = {
  lineMissing: 'a line is missing',
  lineChanged: 'a line was changed',
  lineAdded: 'a line was added after the day was closed',
  dayMissing: 'the day has no digest',
  digestChanged: 'the digest was changed',
  chainBroken: 'the digest does not follow the day before',
  otherThanKept: 'the digest is another one than in the file that was kept',
} as const satisfies Readonly<Record<LogFault, string>>;

const DAY_MS = 24 * 60 * 60 * 1000;

function reportText({ organisationId, days, open, unsealed }: Reported, now: Date): string {
  const out = [`${organisationId}\n`];
  for (const { day, count, takenOut, faults } of days) {
    const lines = `${String(count)} ${count === 1 ? 'line' : 'lines'}`;
    const without = takenOut === 0 ? '' : `, names taken out of ${String(takenOut)}`;
    out.push(`  ${day}  ${lines}${without}: ${faults.length === 0 ? 'holds' : 'DOES NOT HOLD'}\n`);
    for (const { fault, line } of faults)
      out.push(`    ${FAULT_WORDS[fault]}${line === '' ? '' : `: ${line}`}\n`);
  }
  const last = days.at(-1)?.day;
  if (last === undefined) out.push('  No day has been closed yet.\n');
  else if (last < new Date(now.getTime() - 2 * DAY_MS).toISOString().slice(0, 10))
    out.push(`  No day after ${last} has been closed: does the job closeDays run?\n`);
  if (open > 0) out.push(`  ${String(open)} on days that are not closed yet.\n`);
  if (unsealed > 0) out.push(`  ${String(unsealed)} of an older version, which no digest holds.\n`);
  const broken = days.filter(({ faults }) => faults.length > 0).length;
  out.push(
    broken === 0
      ? `  All of ${String(days.length)} closed days hold.\n`
      : `  ${String(broken)} of ${String(days.length)} closed days do not hold.\n`,
  );
  return out.join('');
}
