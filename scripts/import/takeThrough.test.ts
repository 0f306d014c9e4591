import { yearScope } from 'functions/handlers';
import { importArguments } from './importArguments';
import { FileFault } from './openFile';
import { takeThrough } from './takeThrough';
import { CSV, TO_GROVE, YEAR, inData, inFolder, inFolderOfGrove } from './testing/groveFolder';

inFolderOfGrove();

it('keeps nothing of an import whose file cannot be read to its end', async () => {
  const asked = importArguments(['supporters.csv', ...TO_GROVE], inFolder('.'));
  if (!asked.ok || asked.value === 'help') throw new Error('not understood');
  const work = { asked: asked.value, scope: yearScope('grove', '2026') };
  const csv = new TextEncoder().encode(CSV);
  let reads = 0;
  const slice = (from: number, to: number) => {
    reads += 1;
    // The first time for the fingerprint alone.
    if (reads > 1) throw new FileFault('The disk is gone.');
    return csv.slice(from, to);
  };
  await inData(async (data) => {
    const ended = takeThrough({
      ...work,
      server: { ...data, where: '' },
      bytes: { byteLength: csv.byteLength, slice },
      cancelled: new AbortController().signal,
      say: () => undefined,
    });
    await expect(ended).rejects.toThrow('The disk is gone.');
    const imports = await data.documents.list(`${YEAR}/imports`);
    expect(imports.map((one) => one.data['state'])).toEqual(['cancelled']);
  });
});
