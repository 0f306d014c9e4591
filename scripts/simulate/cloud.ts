import { fork, type ChildProcess } from 'node:child_process';
import { createChance, type Chance } from '../bench/chance';
import { processUse } from '../bench/processUse';
import { HAND_ON_MS } from 'functions/testing';
import { COLD_START_MS, LATENCIES, LIMITS, PRICES, RESUMED_EVERY_MS } from './limits';
import type { Charged, FromInstance, StoreRequest, Task, ToInstance } from './storeRequests';
import { virtualStore, type Change, type VirtualStore } from './virtualStore';

/** Requests that an instance takes at the same moment. */
const AT_ONCE = 80;
const MEBIBYTES_A_GIBIBYTE = 1_024;

export interface CloudOptions {
  /** The bundle of an instance. */
  readonly program: string;
  /** What each instance of it is started with. */
  readonly args?: readonly string[];
  readonly seed: number;
  /** The share of runs of jobs that are killed in their midst. */
  readonly killed: number;
  /** The share of events that come twice. */
  readonly twice: number;
}

/** What a step took. */
export interface Used extends Readonly<Charged> {
  readonly virtualMs: number;
  readonly invocations: number;
  readonly kills: number;
  readonly processorSeconds: number;
  readonly mostMegabytes: number;
  readonly dollars: number;
}

export interface Ended {
  readonly answer: unknown;
  readonly failure: { readonly message: string; readonly code: string } | null;
  readonly tookMs: number;
}

type Kind = 'job' | 'request';

export interface Cloud {
  readonly store: VirtualStore;
  /** What has broken, each sentence once. */
  readonly broken: ReadonlySet<string>;
  /** Something else than a limit has come out as it should not. */
  readonly wrong: (sentence: string) => void;
  /** A request of somebody, which is cut off where its answer would come too late. Those that come at once take their turns: there is one clock. */
  readonly request: (task: Task) => Promise<Ended>;
  /** Handles all events, and starts what is left at the times of the schedule, until nothing is at work. */
  readonly settled: () => Promise<void>;
  /** Does a piece of work and says what it took. */
  readonly measured: (name: string, work: () => Promise<void>) => Promise<Used>;
  readonly close: () => void;
}

/** The functions in processes of their own over a store of virtual time, one piece of work after the other. */
export function openCloud({ program, args = [], seed, killed, twice }: CloudOptions): Cloud {
  const broken = new Set<string>();
  let step = '';
  const wrong = (sentence: string): void => void broken.add(`${step}: ${sentence}`);
  const store = virtualStore(wrong);
  const chance = createChance(seed);
  const events: Change[] = [];
  let nowMs = Date.UTC(2026, 10, 30, 9);
  let delivered = 0;
  let warm: ChildProcess | null = null;
  const total = {
    invocations: 0,
    kills: 0,
    processorMs: 0,
    billedMs: 0,
    gibibyteMs: 0,
    mostMegabytes: 0,
  };

  store.onChange((change) => {
    events.push(change);
  });

  const started = (): Promise<ChildProcess> =>
    new Promise((resolve, reject) => {
      const child = fork(program, [...args], { serialization: 'advanced', execArgv: [] });
      const failed = (): void => {
        reject(new Error('An instance does not start'));
      };
      child.once('exit', failed);
      child.once('message', () => {
        child.off('exit', failed);
        resolve(child);
      });
    });

  const invoke = async (kind: Kind, task: Task, limitMs: number): Promise<Ended> => {
    const isJob = kind === 'job';
    const child = isJob || warm === null ? await started() : warm;
    if (!isJob) warm = child;
    const atMs = nowMs + (isJob ? COLD_START_MS : 0);
    total.invocations += 1;
    const killedAtMs = atMs + killTime(chance, isJob ? killed : 0, limitMs);
    const ended = await conversation(child, { task, atMs, killedAtMs }, store);
    const use = await processUse(child.pid ?? 0).catch(() => null);
    if (use !== null) total.mostMegabytes = Math.max(total.mostMegabytes, use.mostMemoryMb);
    if (isJob && (use?.mostMemoryMb ?? 0) > LIMITS.jobMegabytes)
      wrong(`An instance of more than ${String(LIMITS.jobMegabytes)} MB`);
    const tookMs = (ended?.endMs ?? killedAtMs) - atMs;
    total.billedMs += tookMs;
    total.gibibyteMs +=
      (tookMs * (isJob ? LIMITS.jobMegabytes : LIMITS.requestMegabytes)) / MEBIBYTES_A_GIBIBYTE;
    if (ended === null) {
      total.kills += 1;
      nowMs = killedAtMs;
      if (killedAtMs - atMs >= limitMs) wrong(`${nameOf(task)} took longer than it may`);
    } else {
      total.processorMs += ended.processorMs;
      nowMs = ended.endMs;
    }
    if (isJob || ended === null) child.kill('SIGKILL');
    if (ended === null && warm === child) warm = null;
    return {
      answer: ended?.answer ?? null,
      failure: ended === null ? KILLED : ended.failure,
      tookMs,
    };
  };

  /** Events of one kind that come together; some come twice. */
  const deliver = async (changes: readonly Change[]): Promise<void> => {
    const isJob = changes.some(isOfJob);
    const told = changes.flatMap((change) => {
      const event = { ...change, eventId: `event-${String((delivered += 1))}` };
      return chance.next() < twice ? [event, event] : [event];
    });
    total.invocations += told.length - 1;
    const before = nowMs;
    const { failure, tookMs } = await invoke(
      isJob ? 'job' : 'request',
      { kind: 'changed', changes: told },
      isJob ? LIMITS.jobMs : LIMITS.requestMs,
    );
    if (failure !== null && failure !== KILLED) wrong(`An event failed: ${failure.message}`);
    // Those that find nothing to do run beside each other.
    if (tookMs < 1_000 && isJob) nowMs = before;
  };

  /** The next event that means work, with those of the same kind behind it that an instance takes at once. */
  const nextEvents = (): readonly Change[] => {
    const some: Change[] = [];
    for (let event = events[0]; event !== undefined; event = events[0]) {
      const isNoWork = isOfJob(event) && !startsWork(event);
      const ends = some.length > 0 && (isOfJob(event) || some.length === AT_ONCE);
      if (ends && !isNoWork) return some;
      events.shift();
      if (isNoWork) total.invocations += 1;
      else some.push(event);
      if (some.some(isOfJob)) return some;
    }
    return some;
  };

  const working = (): boolean => {
    const states = ['requested', 'working'];
    return (['jobs', 'erasures'] as const).some((collection) => {
      const asked: StoreRequest = { kind: 'group', asked: [collection, 'state', states] };
      return (store.unseen(asked).documents ?? []).length > 0;
    });
  };

  const settled = async (): Promise<void> => {
    for (;;) {
      for (let some = nextEvents(); some.length > 0; some = nextEvents()) await deliver(some);
      if (!working()) return;
      nowMs = (Math.floor(nowMs / RESUMED_EVERY_MS) + 1) * RESUMED_EVERY_MS;
      await invoke('job', { kind: 'resume' }, LIMITS.jobMs);
    }
  };

  const request = async (task: Task): Promise<Ended> => {
    const ended = await invoke('request', task, LIMITS.requestMs);
    const bytes = Buffer.byteLength(JSON.stringify(ended.answer));
    if (bytes > LIMITS.answerBytes) wrong(`${nameOf(task)}: an answer of more than 32 MiB`);
    return ended;
  };
  let before: Promise<unknown> = Promise.resolve();

  return {
    store,
    broken,
    wrong,
    request: (task) => {
      const ended = before.then(() => request(task));
      before = ended.catch(() => undefined);
      return ended;
    },
    settled,
    measured: async (name, work) => {
      step = name;
      const before = { ...total, ...store.charged, nowMs };
      total.mostMegabytes = 0;
      await work();
      await settled();
      const reads = store.charged.reads - before.reads;
      const writes = store.charged.writes - before.writes;
      const deletes = store.charged.deletes - before.deletes;
      const fileReads = store.charged.fileReads - before.fileReads;
      const fileWrites = store.charged.fileWrites - before.fileWrites;
      const invocations = total.invocations - before.invocations;
      const billedSeconds = (total.billedMs - before.billedMs) / 1000;
      const gibibyteSeconds = (total.gibibyteMs - before.gibibyteMs) / 1000;
      return {
        reads,
        writes,
        deletes,
        fileReads,
        fileWrites,
        invocations,
        virtualMs: nowMs - before.nowMs,
        kills: total.kills - before.kills,
        processorSeconds: (total.processorMs - before.processorMs) / 1000,
        mostMegabytes: total.mostMegabytes,
        dollars:
          reads * PRICES.read +
          writes * PRICES.write +
          deletes * PRICES.delete +
          fileReads * PRICES.fileRead +
          fileWrites * PRICES.fileWrite +
          invocations * PRICES.invocation +
          billedSeconds * PRICES.processorSecond +
          gibibyteSeconds * PRICES.gibibyteSecond,
      };
    },
    close: () => warm?.kill('SIGKILL'),
  };
}

const KILLED = { message: 'The instance was killed', code: 'killed' } as const;

/** At some moment of the first minutes, rather early than late, or when the time is over. */
const killTime = (chance: Chance, killed: number, limitMs: number): number =>
  chance.next() < killed ? chance.next() ** 3 * Math.min(limitMs, 300_000) : limitMs;

const isOfJob = ({ path }: Change): boolean => /\/(jobs|erasures)\//.test(path);

/** Whether the function of a job's event does more than to look at it: those of leases are counted, and not started. */
const startsWork = ({ before, after }: Change): boolean =>
  before?.['state'] !== after?.['state'] || before?.['handedOn'] !== after?.['handedOn'];

const nameOf = (task: Task): string => (task.kind === 'callable' ? task.name : task.kind);

interface Run {
  readonly task: Task;
  readonly atMs: number;
  readonly killedAtMs: number;
}

/** One run of an instance; null where its end has come, which waits for an answer then. */
const conversation = (
  child: ChildProcess,
  { task, atMs, killedAtMs }: Run,
  store: VirtualStore,
): Promise<(Extract<FromInstance, { kind: 'ended' }> & { readonly endMs: number }) | null> =>
  new Promise((resolve, reject) => {
    const tell = (message: ToInstance): void => void child.send(message);
    const end = (): void => {
      child.off('message', hear);
      child.off('exit', died);
    };
    const died = (): void => {
      end();
      reject(new Error('An instance died by itself'));
    };
    const hear = (message: FromInstance): void => {
      if (message.kind === 'ready') return;
      if (message.atMs >= killedAtMs) {
        end();
        resolve(null);
        return;
      }
      if (message.kind === 'ended') {
        end();
        resolve({ ...message, endMs: message.atMs });
        return;
      }
      const { id } = message;
      try {
        const { answer, endMs } = store.answered(message.request, message.atMs);
        tell({ kind: 'answer', id, answer, endMs, state: store.state(), failure: '' });
      } catch (failure) {
        const told = failure instanceof Error ? failure.message : String(failure);
        const endMs = message.atMs + LATENCIES.commitMs;
        tell({ kind: 'answer', id, answer: null, endMs, state: store.state(), failure: told });
      }
    };
    child.on('message', hear);
    child.once('exit', died);
    tell({ kind: 'run', task, atMs, handsOnAfterMs: HAND_ON_MS });
  });
