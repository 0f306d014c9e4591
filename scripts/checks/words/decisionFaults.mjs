import { anchorOf } from './headings.mjs';

export const DECISIONS = 'docs/decisions/';
const INDEX = `${DECISIONS}README.md`;

/** The decisions as their headings have them: `## D22 Two people edit the same thing`. */
export function decisionsOf({ files }) {
  return files
    .filter(({ file }) => file.startsWith(DECISIONS) && file !== INDEX)
    .flatMap(({ file, lines }) =>
      lines.flatMap((text, index) => {
        const [, id, title] = /^## (D\d+[a-z]?) (.+)$/.exec(text) ?? [];
        return id === undefined ? [] : [{ id, title, file, line: index + 1 }];
      }),
    );
}

/** A number stands for one decision, and each one has its line in the index. */
export function decisionFaults(texts) {
  const decisions = decisionsOf(texts);
  const index = texts.files.find(({ file }) => file === INDEX)?.lines ?? [];
  const listed = new Set(index);
  const lines = new Set(decisions.map(lineOf));
  const twice = decisions.filter(
    ({ id }, at) => decisions.findIndex((other) => other.id === id) < at,
  );
  const next = 1 + Math.max(0, ...decisions.map(({ id }) => Number.parseInt(id.slice(1), 10)));
  return [
    ...twice.map(({ id, file, line }) => ({
      file,
      line,
      what: `${id} is the number of another decision: the next free one is D${String(next)}`,
    })),
    ...decisions
      .filter((one) => !listed.has(lineOf(one)))
      .map(({ file, line, ...one }) => ({
        file,
        line,
        what: `${one.id} is not in the index: write "${lineOf({ file, ...one })}" into ${INDEX}`,
      })),
    ...index.flatMap((text, at) =>
      text.startsWith('- [D') && !lines.has(text)
        ? [{ file: INDEX, line: at + 1, what: 'no decision has this number, title and file' }]
        : [],
    ),
  ];
}

function lineOf({ id, title, file }) {
  const name = file.slice(DECISIONS.length);
  return `- [${id}](${name}#${anchorOf(`${id} ${title}`)}) ${title}`;
}
