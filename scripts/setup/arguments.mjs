import { parseArgs } from 'node:util';
import { SetupError } from './step.mjs';

/**
 * What was written behind a verb: its options, and names among `names` where it takes any. Whatever else stands there is
 * told in a sentence.
 */
export function readArguments({ usage, options = {}, names = [] }) {
  const { values, positionals } = parsedArguments(usage, options);
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    const known = names.length > 0 ? ` There is: ${names.join(', ')}.` : '';
    throw new SetupError(`Unknown argument '${unknown.join("', '")}'.${known} Usage: ${usage}`);
  }
  return { values, names: [...new Set(positionals)] };
}

/** Options and names as they were typed; an option that is not known is told in a sentence. */
export function parsedArguments(usage, options = {}) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (failure) {
    // Node words what it does not understand for people, in its first sentence.
    const [sentence] = failure.message.split('. ');
    throw new SetupError(`${sentence.replace(/\.$/, '')}. Usage: ${usage}`);
  }
}
