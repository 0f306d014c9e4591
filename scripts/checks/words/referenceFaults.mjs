import { decisionsOf } from './decisionFaults.mjs';
import { headingsOf } from './headings.mjs';
import { faultsOfLines } from './readTexts.mjs';

const SPECIFICATION = 'docs/spec.md';

/** Decisions (`D22`), sections of the specification (`§4`) and rules of a SPEC.md (`E7`) that are spoken of have to be there. */
export function referenceFaults(texts) {
  const decisions = new Set(decisionsOf(texts).map(({ id }) => id));
  const sections = sectionsOf(texts);
  const declared = rulesOf(texts);
  const rules = new Set(declared.map(({ id }) => id));
  const letters = [...new Set([...rules].map((rule) => rule[0]))].join('');
  const rule =
    letters === '' ? /(?!)/g : new RegExp(`(?<![\\w#&.=])[${letters}]\\d{1,3}[a-z]?\\b`, 'g');
  const twice = declared.flatMap(({ id, file, line }, at) => {
    const other = declared.slice(0, at).find((before) => before.id === id);
    const what = `${id} is a rule of ${String(other?.file)} as well: give it a number of its own`;
    return other === undefined ? [] : [{ file, line, what }];
  });
  const dead = faultsOfLines(texts.files, (text, file) => [
    ...all(text, /(?<![\w#&])D\d{1,3}[a-z]?\b/g)
      .filter((id) => !decisions.has(id))
      .map((id) => `${id} is no decision of docs/decisions: name the one that is meant`),
    ...all(text, /§(?!n\b|`)\s?(\d*)/g, 1)
      .filter((section) => !sections.has(section))
      .map(
        (section) => `§${section} is no section of ${SPECIFICATION}: name the one that is meant`,
      ),
    ...(file.endsWith('.md') ? all(text, /\bsection (\d+)/g, 1) : [])
      .filter((section) => !sections.has(section))
      .map(
        (section) => `section ${section} is none of ${SPECIFICATION}: name the one that is meant`,
      ),
    ...all(text, rule)
      .filter((id) => !rules.has(id))
      .map((id) => `${id} is no rule of a SPEC.md: name the one that is meant`),
  ]);
  return [...twice, ...dead];
}

function sectionsOf({ files }) {
  const lines = files.find(({ file }) => file === SPECIFICATION)?.lines ?? [];
  const numbers = headingsOf(lines).flatMap((heading) => /^(\d+)\. /.exec(heading)?.[1] ?? []);
  return new Set(numbers);
}

function rulesOf({ files }) {
  return files
    .filter(({ file }) => file.endsWith('/SPEC.md'))
    .flatMap(({ file, lines }) =>
      lines.flatMap((text, index) => {
        const id = /^- \*\*\[?([A-Z]\d+[a-z]?)\]?\*\*/.exec(text)?.[1];
        return id === undefined ? [] : [{ id, file, line: index + 1 }];
      }),
    );
}

function all(text, pattern, group = 0) {
  return [...text.matchAll(pattern)].map((found) => found[group]);
}
