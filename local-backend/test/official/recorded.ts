import type { Fields } from '../../src/documents/values/value';
import type { Decision, RuleRequest, Ruleset } from '../../src/rules';

/** A decision of the local rules, with all that it was made of. */
export interface Recorded {
  readonly request: RuleRequest;
  /** The documents that it looked at, before the request. */
  readonly before: ReadonlyMap<string, Fields | null>;
  readonly after: ReadonlyMap<string, Fields | null>;
  /** Part of a request of several operations. */
  readonly isOneOfMany: boolean;
  readonly allowed: boolean;
  readonly reason: string;
}

export interface RecordedFile {
  readonly source: string;
  /** Why it does not load here, or null. */
  readonly fault: string | null;
  readonly decisions: Recorded[];
}

/** Rules files that were loaded, by their text, with every decision that they were asked for. */
export const recordedFiles = new Map<string, RecordedFile>();

type Load = (source: string) => Ruleset;

/** The loader of rules, which notes what it loads and what is decided. */
export const recording =
  (load: Load): Load =>
  (source) => {
    let ruleset: Ruleset;
    try {
      ruleset = load(source);
    } catch (fault) {
      noted(source, String(fault));
      throw fault;
    }
    const { decisions } = noted(source, null);
    return {
      async decide(request, reader) {
        const before = new Map<string, Fields | null>();
        const after = new Map<string, Fields | null>();
        const noting =
          (read: (path: string) => Promise<Fields | null>, into: typeof before) =>
          async (path: string) => {
            const fields = await read(path);
            into.set(path, fields);
            return fields;
          };
        const decision: Decision = await ruleset.decide(request, {
          ...reader,
          before: noting(reader.before, before),
          after: noting(reader.after, after),
        });
        const isOneOfMany = reader.looked !== undefined;
        decisions.push({ request, before, after, isOneOfMany, ...decision });
        return decision;
      },
    };
  };

function noted(source: string, fault: string | null): RecordedFile {
  const known = recordedFiles.get(source);
  if (known !== undefined) return known;
  const file = { source, fault, decisions: [] };
  recordedFiles.set(source, file);
  return file;
}
