/** A rules file that cannot be loaded. `line` counts from 1. */
export class RulesSyntaxError extends Error {
  readonly line: number;

  constructor(line: number, problem: string) {
    super(`firestore.rules, line ${line}: ${problem}`);
    this.name = 'RulesSyntaxError';
    this.line = line;
  }
}
