import { faultsOfLines } from './readTexts.mjs';

const GLOSSARY = 'docs/glossary.md';
const HEADING = '## Not our words';

/** Words of the glossary's last table, in names of files, identifiers, comments and documents. */
export function wordFaults({ files }) {
  const rows = rowsOf(files.find(({ file }) => file === GLOSSARY)?.lines ?? []);
  const words = new Map(rows.flatMap((row) => row.words.map((word) => [word, row])));
  const phrases = rows.flatMap((row) => row.phrases.map((phrase) => ({ phrase, row })));
  const any = new RegExp(
    [...words.keys(), ...phrases.map(({ phrase }) => phrase.source)].join('|'),
    'i',
  );
  const find = (text) => (rows.length > 0 && any.test(text) ? found(text) : []);
  const found = (text) => [
    ...[...text.matchAll(/[A-Za-z][A-Za-z0-9]*/g)].flatMap(([name]) =>
      partsOf(name)
        .filter((part) => words.has(part) && !words.get(part).except.includes(name))
        .map((part) => sentence(name, words.get(part))),
    ),
    ...phrases
      .filter(
        ({ phrase, row }) => phrase.test(text) && !row.except.some((one) => text.includes(one)),
      )
      .map(({ phrase, row }) => sentence(phrase.exec(text)[0], row)),
  ];
  const ours = files.filter(({ file }) => file !== GLOSSARY);
  return [
    ...ours.flatMap(({ file }) => find(file).map((what) => ({ file, line: 1, what }))),
    ...faultsOfLines(ours, find),
  ];
}

function sentence(found, { instead }) {
  return `"${found}" is none of our words: say ${instead} (${GLOSSARY})`;
}

/** `pendingIds`, `PENDING_IDS` and `pending-ids` are made of the same words. */
function partsOf(name) {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase());
}

/** `| not | say | except as |`: words and phrases with commas between them, exceptions in backticks. */
function rowsOf(lines) {
  const from = lines.indexOf(HEADING);
  if (from === -1) return [];
  return lines.slice(from).flatMap((line) => {
    const [, not, instead, except] = /^\| (.+?) \| (.+?) \|(?: (.*?) ?\|)?$/.exec(line) ?? [];
    if (not === undefined || /^(Not|-+)\s*$/.test(not)) return [];
    const forms = not.split(',').map((form) => form.trim().toLowerCase());
    return [
      {
        words: forms.filter((form) => !/[ -]/.test(form)),
        phrases: forms
          .filter((form) => /[ -]/.test(form))
          .map((form) => new RegExp(`\\b${form.replaceAll(' ', '\\s+')}\\b`, 'i')),
        instead: instead.trim(),
        except: [...(except ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
      },
    ];
  });
}
