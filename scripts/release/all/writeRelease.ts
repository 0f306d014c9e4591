import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FUNCTIONS_REGION } from 'shared-kernel/model';
import * as v from 'valibot';
import { HostingSource, hostingConfig } from './hostingConfig';
import { writeFunctions } from './writeFunctions';
import { writeHosting } from './writeHosting';
import { writeRemotes } from './writeRemotes';
import { writeSupporters } from './writeSupporters';

const RULES = 'firestore.rules';
const INDEXES = 'firestore.indexes.json';
const Project = v.object({ hosting: HostingSource });

/**
 * Writes what production runs, one folder for each part that is deployed by itself, from the parts as they are built.
 * What stood there before is replaced. `house` is the monorepo.
 */
export async function writeRelease(house: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFunctions(house, path.join(folder, 'functions'));
  await writeRemotes(house, folder);
  const files = await writeHosting(house, path.join(folder, 'hosting'));
  for (const [part, file] of [
    ['rules', RULES],
    ['indexes', INDEXES],
  ] as const)
    await cp(path.join(house, file), path.join(folder, part, file));
  const source: unknown = JSON.parse(await readFile(path.join(house, 'firebase.json'), 'utf8'));
  const { hosting } = v.parse(Project, source);
  await writeJson(path.join(folder, 'firebase.json'), {
    functions: [{ source: 'functions', codebase: 'default', ignore: ['node_modules', '*.log'] }],
    firestore: { rules: `rules/${RULES}`, indexes: `indexes/${INDEXES}` },
    hosting: hostingConfig(hosting, files, FUNCTIONS_REGION),
  });
  await writeSupporters(house, path.join(folder, 'supporters'), hosting, FUNCTIONS_REGION);
  await writeJson(path.join(folder, '.firebaserc.example'), {
    projects: { staging: 'YOUR-STAGING-PROJECT', production: 'YOUR-PROJECT' },
  });
}

const writeJson = (file: string, value: object): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
