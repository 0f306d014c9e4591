import { readArguments } from './setup/arguments.mjs';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { checkNodeVersion } from './setup/nodeVersion.mjs';
import { refuseProduction } from './setup/refuseProduction.mjs';
import { serve } from './setup/serve.mjs';
import { main } from './setup/step.mjs';

await main(async () => {
  checkNodeVersion();
  readArguments({ usage: 'npm start' });
  refuseProduction();
  await install();
  await build();
  process.exitCode = await serve();
});
