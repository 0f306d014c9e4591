import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { SOURCE_CONDITIONS } from 'build-preset/house';
import quickerChakra, { isMadeQuicker } from 'build-preset/quicker-chakra';
import { build, type Plugin } from 'esbuild';

const PARTS = path.join(__dirname, 'printParts.tsx');

interface Module {
  readonly exports: { readonly printParts: () => string };
}

type Run = (module: Module, require: NodeJS.Require) => void;

/** As the build changes its modules; `changed` are told which those are. */
const quicker = (changed: Set<string>): Plugin => ({
  name: 'quicker-chakra',
  setup: ({ onLoad }) => {
    onLoad({ filter: /@chakra-ui.react.dist.esm/ }, async ({ path: resourcePath }) => {
      if (!isMadeQuicker(resourcePath)) return undefined;
      changed.add(path.basename(resourcePath));
      const source = await readFile(resourcePath, 'utf8');
      return { contents: quickerChakra.call({ resourcePath }, source) };
    });
  },
});

async function printedWith(plugins: Plugin[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [PARTS],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    conditions: [...SOURCE_CONDITIONS],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
  });
  const module = { exports: {} } as Module;
  const code = outputFiles[0]?.text ?? '';
  const run = runInThisContext(`(function (module, require) {${code}\n})`) as Run;
  run(module, createRequire(__filename));
  return module.exports.printParts();
}

it("draws what Chakra's own modules draw", async () => {
  const changed = new Set<string>();
  const printed = await printedWith([quicker(changed)]);
  expect([...changed].sort()).toEqual([
    'conditions.js',
    'factory.js',
    'memo.js',
    'sort-at-params.js',
    'system.js',
  ]);
  expect(printed).toContain('<style');
  expect(printed).toBe(await printedWith([]));
}, 60_000);

it('ends the build where Chakra has another text', () => {
  const resourcePath = path.resolve('node_modules/@chakra-ui/react/dist/esm/utils/memo.js');
  expect(() => quickerChakra.call({ resourcePath }, 'const memo = 1;')).toThrow(
    /Chakra's utils.memo\.js no longer has/,
  );
});
