import { withoutPersonalData } from './withoutPersonalData';

/** What can go wrong in a browser: a remote did not load, or something in it threw, was refused, froze the page or leaked. */
export const FAULT_KINDS = ['load', 'render', 'handler', 'promise', 'blocked', 'style'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** What a browser tells of a fault. Whose browser it was is nowhere in it. */
export interface FaultReport {
  /** A remote's id, or SHELL. */
  readonly remote: string;
  readonly version: string;
  /** Who looks after the remote, as its package.json says. */
  readonly owner: string;
  readonly kind: FaultKind;
  readonly message: string;
  readonly stack: string;
}

/** Reports of one fault taken together. */
export interface BrowserFault extends FaultReport {
  readonly id: string;
  readonly count: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** Under this name stand faults of nobody else's. */
export const SHELL = 'shell';

/** In characters. A stack says more with its first lines than with its last. */
export const FAULT_LENGTHS = {
  remote: 60,
  version: 60,
  owner: 120,
  message: 300,
  stack: 2_000,
} as const;

/** A report as it may leave a browser and be stored: without what could tell of people, and cut to its lengths. */
export function tidyFault(report: FaultReport): FaultReport {
  const { remote, version, owner, message, stack } = FAULT_LENGTHS;
  return {
    remote: report.remote.slice(0, remote),
    version: onOneLine(report.version.slice(0, version)),
    owner: onOneLine(report.owner.slice(0, owner)),
    kind: report.kind,
    message: onOneLine(tidied(report.message, message)),
    stack: tidied(report.stack, stack),
  };
}

/** What stands in a line of a log. */
const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ');

/** Cut before as well, since it may be as long as whoever threw it liked, and a text that is cut is tidied whole. */
const tidied = (text: string, most: number): string =>
  withoutPersonalData(text.slice(0, most * 2)).slice(0, most);
