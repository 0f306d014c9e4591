import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from './remote';

it('the contract of the code is the one that builds of remotes are stamped with', () => {
  const file = path.resolve(__dirname, '../../package.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ contract: CONTRACT_VERSION });
});
