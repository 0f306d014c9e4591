import { execFileSync } from 'node:child_process';
import { takePictures } from './pictures/takePictures';

const [unknown] = process.argv.slice(2);
if (unknown === undefined) {
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
  await takePictures((line) => process.stdout.write(`${line}\n`));
} else {
  process.stderr.write(`Unknown argument '${unknown}'. Usage: npm run pictures\n`);
  process.exitCode = 1;
}
