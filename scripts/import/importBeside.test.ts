import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { TERMINAL, yearScope } from 'functions/handlers';
import { startLocalBackend } from 'local-backend';
import { firestoreAlone } from 'local-backend/testing';
import { itInLongRun } from 'shared-kernel/testing';
import { startGcsServer } from '../../registry/test/gcsServer';
import { FIRST } from './testing/firstReport';
import {
  CSV,
  TO_GROVE,
  YEAR,
  dataFolder,
  emails,
  everything,
  inData,
  inFolder,
  inFolderOfGrove,
  run,
  runJson,
  type Data,
} from './testing/groveFolder';

inFolderOfGrove();

describe('npm run import after an import in the browser', () => {
  const browsers = new TextEncoder().encode('Email,Gift,Note\nann@example.org,5,x');

  /** An import as a person does it: "Gift" gets another name, "Note" is left out. */
  const byHand = async ({ handlers, documents, settled }: Data, upTo: 'checked' | 'done') => {
    const year = yearScope('grove', '2026');
    const file = {
      fileName: 'supporters.csv',
      sizeBytes: browsers.byteLength,
      chunkCount: 1,
      fingerprint: createHash('sha256').update(browsers).digest('hex'),
      options: { encoding: null, delimiter: null },
    };
    const started = await handlers.callables.startImport({ ...year, ...file }, TERMINAL);
    const { importId } = started as { readonly importId: string };
    const path = `/api/imports/${year.organisationId}/${year.yearId}/${importId}/chunks/0`;
    const request = new Request(`http://localhost${path}`, { method: 'POST', body: browsers });
    await handlers.chunkUpload(request, TERMINAL);
    const ask = async (name: 'finishUpload' | 'checkImport' | 'runImport', rest: object) => {
      await handlers.callables[name]({ ...year, importId, ...rest }, TERMINAL);
      await settled(year);
    };
    await ask('finishUpload', {});
    const mapping = {
      emailPosition: 1,
      supporterIdPosition: null,
      columns: [
        { position: 2, name: 'Donation', type: null, include: true },
        { position: 3, name: 'Note', type: null, include: false },
      ],
    };
    await ask('checkImport', { mapping });
    const record = await documents.get(`${YEAR}/imports/${importId}`);
    const { id: checkId } = record?.data['check'] as { readonly id: string };
    if (upTo === 'done') await ask('runImport', { checkId, absent: 'keep' });
  };

  itInLongRun('leaves one alone that is not finished, and begins its own', async () => {
    await inData((data) => byHand(data, 'checked'));
    const before = await everything();
    const text = new TextDecoder().decode(browsers);
    expect(await runJson(text, '--dry-run')).toMatchObject({ report: { result: 'checked' } });
    expect(await everything()).toEqual(before);

    const { report } = await runJson(text);
    expect(report).toMatchObject({ result: 'done', fields: { new: ['Gift', 'Note'] } });
    const states = await inData(async ({ documents }) =>
      (await documents.list(`${YEAR}/imports`)).map(({ data }) => data['state']),
    );
    expect(states.sort()).toEqual(['checked', 'done']);
  });

  itInLongRun('reads the columns as a person chose them there', async () => {
    await inData((data) => byHand(data, 'done'));
    const { report } = await runJson('Note,Email,Gift,Town\ny,bob@example.org,7,Leeds');
    expect(report).toMatchObject({
      result: 'done',
      fields: { new: ['Town'], gone: [] },
      columns: [{ use: 'leftOut' }, { use: 'email' }, { use: 'data', name: 'Donation' }, {}],
      columnsAsIn: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
    const bob = await inData(({ documents }) =>
      documents.get(`${YEAR}/supporters/bob@example.org`),
    );
    expect(bob?.data['fields']).toEqual({ Donation: '7', Town: 'Leeds' });
    const said = await run(['supporters.csv', ...TO_GROVE]);
    expect(said.output).toContain('Columns of the same names are as in the import of ');
  });
});

describe('npm run import beside the product', () => {
  itInLongRun('imports through the backend that is running on the data folder', async () => {
    const backend = await startLocalBackend({ port: 0, dataDirectory: dataFolder(), demo: false });
    try {
      expect(await runJson(CSV)).toEqual({ exitCode: 0, report: FIRST });
      expect(await emails()).toEqual(['ann@example.org', 'bob@example.org']);
    } finally {
      await backend.close();
    }
    expect(await emails()).toEqual(['ann@example.org', 'bob@example.org']);
  });

  itInLongRun(
    'imports into the Firestore that Google’s variables name, and a bucket',
    async () => {
      const firestore = await firestoreAlone(dataFolder());
      const bucket = await startGcsServer();
      // Google's libraries read the environment of the process.
      const env = {
        FIRESTORE_EMULATOR_HOST: `127.0.0.1:${String(firestore.grpcPort)}`,
        GOOGLE_CLOUD_PROJECT: 'demo-supporter-screens',
        STORAGE_EMULATOR_HOST: bucket.origin,
      };
      Object.assign(process.env, env);
      try {
        await writeFile(inFolder('supporters.csv'), CSV);
        const importing = (more: object) =>
          run(['supporters.csv', ...TO_GROVE], { env: { ...env, ...more } });
        const { output: refused } = await importing({});
        expect(refused).toContain('MEDIA_BUCKET is not set');
        const { exitCode, messages } = await importing({ MEDIA_BUCKET: 'demo-files' });
        expect(messages).toContain('Importing into Firestore of demo-supporter-screens\n');
        expect(exitCode).toBe(0);
        const left = await fetch(`${bucket.origin}/storage/v1/b/demo-files/o`);
        expect(await left.json()).toMatchObject({
          items: [
            { name: expect.stringMatching(/^documents\/grove\/2026\/snapshot-.+-0$/) as string },
          ],
        });
      } finally {
        for (const name of Object.keys(env)) Reflect.deleteProperty(process.env, name);
        await firestore.close();
        await bucket.close();
      }
      expect(await emails()).toEqual(['ann@example.org', 'bob@example.org']);
    },
    300_000,
  );

  it('says what to do where another program holds the data folder', async () => {
    const { exitCode, report } = await inData(() => runJson(CSV));
    expect(exitCode).toBe(1);
    expect(report).toMatchObject({
      result: 'refused',
      message: `The data folder ${dataFolder()} is in use by another local backend. It cannot be reached from here: stop it, and try again.`,
      rows: null,
      supporters: null,
      fields: null,
      columns: [],
    });
  });
});
