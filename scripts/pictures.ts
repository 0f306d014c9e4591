import { execFileSync } from 'node:child_process';
import { takePictures } from './pictures/takePictures';
import { calledAlone } from './setup/calledAlone';

/** `npm run pictures`: takes the pictures of README and docs anew. */
if (calledAlone('npm run pictures')) {
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
  await takePictures((line) => process.stdout.write(`${line}\n`));
}
