import type { CDPSession } from '@playwright/test';

/** One task or event of the page's main thread, in milliseconds. `cpuMs` is without what other processes took. */
export interface TraceEvent {
  readonly name: string;
  /** Of an `EventDispatch`: the event's type. */
  readonly type: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly cpuMs: number;
}

/** What the page's main thread did during the work, in order, by Chromium's own tracing. */
export async function traceMainThread(
  session: CDPSession,
  work: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const collected: object[] = [];
  const collect = ({ value }: { readonly value: readonly object[] }) => collected.push(...value);
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => {
      resolve();
    });
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'blink.user_timing',
        'disabled-by-default-devtools.timeline',
      ],
    },
  });
  await work();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return ofBusiestPage(collected);
}

/** Several processes have a main thread; the page under test is the one that did most. */
function ofBusiestPage(collected: readonly object[]): readonly TraceEvent[] {
  const threads = new Map<string, object[]>();
  for (const event of collected) {
    const thread = `${String(at(event, 'pid'))} ${String(at(event, 'tid'))}`;
    const events = threads.get(thread);
    if (events === undefined) threads.set(thread, [event]);
    else events.push(event);
  }
  const mains = [...threads.values()].filter((events) =>
    events.some((event) => at(event, 'args', 'name') === 'CrRendererMain'),
  );
  const [busiest = []] = mains.sort((one, other) => other.length - one.length);
  return busiest.flatMap(readEvent).sort((one, other) => one.startMs - other.startMs);
}

function readEvent(event: object): readonly TraceEvent[] {
  const [name, ts, dur, tdur] = ['name', 'ts', 'dur', 'tdur'].map((key) => at(event, key));
  if (typeof name !== 'string' || typeof ts !== 'number') return [];
  const startMs = ts / 1000;
  return [
    {
      name,
      type: String(at(event, 'args', 'data', 'type')),
      startMs,
      endMs: startMs + (typeof dur === 'number' ? dur / 1000 : 0),
      cpuMs: typeof tdur === 'number' ? tdur / 1000 : 0,
    },
  ];
}

/** What stands at a path of keys in a value of unknown shape. */
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
