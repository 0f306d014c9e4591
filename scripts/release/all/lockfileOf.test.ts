import { lockfileOf } from './lockfileOf';

const ROOT = {
  packages: {
    '': { name: 'house' },
    functions: { version: '0.1.0' },
    'node_modules/admin': {
      version: '2.0.0',
      dev: true,
      dependencies: { log: '^1.0.0' },
      optionalDependencies: { disk: '^3.0.0' },
      peerDependencies: { runtime: '*', graph: '*' },
      peerDependenciesMeta: { graph: { optional: true } },
    },
    'node_modules/admin/node_modules/log': { version: '1.5.0', integrity: 'sha512-own' },
    'node_modules/log': { version: '2.0.0' },
    'node_modules/disk': { version: '3.1.0', dependencies: { log: '^2.0.0' } },
    'node_modules/runtime': { version: '7.0.0' },
    'node_modules/graph': { version: '4.0.0' },
    'node_modules/kernel': { link: true, resolved: 'kernel' },
  },
};
const wanted = (...dependencies: string[]) => ({
  name: 'deployed',
  workspace: 'functions',
  dependencies,
  engines: { node: '22' },
});

describe('the lockfile of a program that leaves the monorepo', () => {
  const { dependencies, lockfile } = lockfileOf(ROOT, wanted('admin'));

  it('pins what the monorepo has, in its folders, and nothing else', () => {
    expect(dependencies).toEqual({ admin: '2.0.0' });
    expect(lockfile).toMatchObject({
      name: 'deployed',
      lockfileVersion: 3,
      packages: { '': { dependencies: { admin: '2.0.0' }, engines: { node: '22' } } },
    });
    expect(Object.keys(lockfile.packages)).toEqual([
      '',
      'node_modules/admin',
      'node_modules/admin/node_modules/log',
      'node_modules/disk',
      'node_modules/log',
      'node_modules/runtime',
    ]);
  });

  it('says what may be absent, and forgets what the monorepo needed it for', () => {
    expect(lockfile).toMatchObject({
      packages: {
        'node_modules/admin/node_modules/log': { version: '1.5.0', integrity: 'sha512-own' },
        'node_modules/disk': { optional: true },
        'node_modules/log': { optional: true },
        'node_modules/runtime': { version: '7.0.0' },
      },
    });
    expect(JSON.stringify(lockfile)).not.toContain('"dev"');
  });

  it.each([
    ['a package that is not locked', 'absent', 'holds no absent'],
    ['a workspace, which no registry holds', 'kernel', 'no registry holds'],
  ])('is refused for %s', (_, name, sentence) => {
    expect(() => lockfileOf(ROOT, wanted(name))).toThrow(sentence);
  });
});
