/**
 * Takes the blanks out of style sheets that are written as a text: what a person reads them by weighs as much as a
 * rule. Selectors keep the blanks between their parts, values those between theirs.
 */
module.exports = (source) =>
  source.replace(/`[^`]*`/g, (text) =>
    text.includes('{')
      ? text
          .replace(/\/\*[^]*?\*\//g, '')
          .replace(/\s+/g, ' ')
          .replace(/ ?([{};]) ?/g, '$1')
          .replace(/([,:]) /g, '$1')
          .replace(/;}/g, '}')
      : text,
  );
