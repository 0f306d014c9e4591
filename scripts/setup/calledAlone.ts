/** Whether a verb that takes no arguments was called without any; what was typed behind it is answered with a sentence. */
export function calledAlone(usage: string): boolean {
  const [unknown] = process.argv.slice(2);
  if (unknown === undefined) return true;
  process.stderr.write(`Unknown argument '${unknown}'. Usage: ${usage}\n`);
  process.exitCode = 1;
  return false;
}
