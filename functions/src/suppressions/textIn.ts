/** All that people wrote in something that was saved, line by line. Ids of parts are ours, and nobody's name. */
export const textIn = (value: unknown): string => [...textsIn(value)].join('\n');

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const [key, inside] of Object.entries(value)) if (key !== 'id') yield* textsIn(inside);
}
