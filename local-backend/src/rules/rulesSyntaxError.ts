/** A rules file that cannot be loaded: `message` is the problem, `line` counts from 1. */
export class RulesSyntaxError extends Error {
  readonly line: number;

  constructor(line: number, problem: string) {
    super(problem);
    this.name = 'RulesSyntaxError';
    this.line = line;
  }
}
