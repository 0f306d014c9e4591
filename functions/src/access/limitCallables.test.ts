import { TERMINAL } from './terminal';
import { ADA, MILO } from '../testing/aShow';
import { aYear } from '../testing/aYear';
import { testServer } from '../testing/testServer';
import type { Caller } from '../caller';

const BURST = 600;

describe('a person who asks in a row', () => {
  const on = testServer(aYear());
  const names = Object.keys(on.handlers.callables) as (keyof typeof on.handlers.callables)[];
  const codeOf = (name: (typeof names)[number], caller: Caller | null): Promise<unknown> =>
    on.handlers.callables[name](null, caller).then(
      () => 'answered',
      (failure: unknown) => (failure as { readonly code?: unknown }).code,
    );

  it('is held to a pace over all callables together, and goes on after it', async () => {
    for (let n = 0; n < BURST; n += 1)
      expect(await codeOf(names[n % names.length]!, MILO)).not.toBe('resource-exhausted');
    for (const name of names)
      expect([name, await codeOf(name, MILO)]).toEqual([name, 'resource-exhausted']);
    on.advance(1000);
    expect(await codeOf('readReach', MILO)).not.toBe('resource-exhausted');
  });

  it('holds up nobody else: not colleagues, not terminals of the server, not who is not signed in', async () => {
    while ((await codeOf('readReach', MILO)) !== 'resource-exhausted');
    expect(await codeOf('readReach', ADA)).not.toBe('resource-exhausted');
    for (let n = 0; n <= BURST; n += 1)
      expect(await codeOf('readReach', TERMINAL)).not.toBe('resource-exhausted');
    expect(await codeOf('linkState', null)).not.toBe('resource-exhausted');
  });
});
