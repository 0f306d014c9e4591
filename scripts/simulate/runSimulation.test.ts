import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { itInLongRun } from 'shared-kernel/testing';
import { runSimulation } from './runSimulation';

const ROOT = path.resolve(__dirname, '../..');

describe('npm run simulate', () => {
  it.each([
    [['--supporters', '0'], /--supporters is a whole number from 1 to 3000000, not '0'/],
    [['--killed', '1'], /--killed is a number from 0 to 0.9, not '1'/],
    [['--shard', '0'], /--shard is a whole number from 1 to 10000000, not '0'/],
    [['--seed', 'x'], /--seed is a whole number/],
    [['--years', '2'], /--years/],
  ])('answers %j with a sentence', async (args, sentence) => {
    const ended = await runSimulation(args, () => undefined);
    expect(ended).toMatchObject({ ok: false, error: expect.stringMatching(sentence) as unknown });
  });

  itInLongRun.each(['1000000', '500'])(
    'lives through a year in which half of the runs are killed, and no limit breaks (%s in a shard)',
    (shard) => {
      const { status, stdout, stderr } = spawnSync(
        'node',
        [
          ...['build-preset/node/runFromSources.mjs', 'scripts/simulate.ts'],
          ...['--supporters', '3000', '--searches', '20', '--killed', '0.5', '--shard', shard],
        ],
        { cwd: ROOT, encoding: 'utf8' },
      );
      expect(stderr).toBe('');
      expect(stdout).toContain('No limit broke');
      expect(status).toBe(0);
    },
  );
});
