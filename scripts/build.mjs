import { readArguments } from './setup/arguments.mjs';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { checkNodeVersion } from './setup/nodeVersion.mjs';
import { BUILT } from './setup/packages.mjs';
import { main } from './setup/step.mjs';

await main(async () => {
  checkNodeVersion();
  const { names } = readArguments({ usage: 'npm run build [-- PART ...]', names: BUILT });
  await install();
  await build(names);
});
