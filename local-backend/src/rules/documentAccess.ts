import type { Fields } from '../documents/values/value';
import { type DocumentPath, mapOf, RuleError, RuleLimitError, type RuleMap } from './ruleValue';
import { mapOfFields } from './wireValue';

/** Reads the fields of a document (`organisations/a`), null where there is none. */
export interface DocumentReader {
  /** As it stands before the request. */
  before(path: string): Promise<Fields | null>;
  /** As it will stand once the whole commit is done. */
  after(path: string): Promise<Fields | null>;
  /** What the rules looked at so far for the whole request, where it does several things at once. */
  readonly looked?: Set<string>;
}

/** Different documents that one operation may look at through get() and its kin (R9). */
export const MAX_DOCUMENTS = 10;
/** … and all operations of one request together. */
const MAX_DOCUMENTS_OF_REQUEST = 20;

export type Moment = 'before' | 'after';

/** What get(), exists(), getAfter() and existsAfter() see; a second look at a document is free. */
export class DocumentAccess {
  private readonly seen = new Map<string, Promise<Fields | null>>();

  constructor(
    private readonly database: string,
    private readonly reader: DocumentReader,
  ) {}

  /** The document as `resource` shows it, or null. Throws RuleError for a path that names none. */
  async resource(moment: Moment, path: DocumentPath): Promise<RuleMap | null> {
    const fields = await this.fields(moment, this.relative(path));
    return fields === null ? null : resourceOf(path, fields);
  }

  private fields(moment: Moment, path: string): Promise<Fields | null> {
    const key = `${moment}:${path}`;
    const known = this.seen.get(key);
    if (known !== undefined) return known;
    if (this.seen.size === MAX_DOCUMENTS) {
      throw new RuleLimitError(`an operation looks at ${MAX_DOCUMENTS} documents at most`);
    }
    this.noteForRequest(key);
    const read = this.reader[moment](path);
    this.seen.set(key, read);
    return read;
  }

  private noteForRequest(key: string): void {
    const { looked } = this.reader;
    if (looked === undefined || looked.has(key)) return;
    if (looked.size === MAX_DOCUMENTS_OF_REQUEST) {
      throw new RuleLimitError(`a request looks at ${MAX_DOCUMENTS_OF_REQUEST} documents at most`);
    }
    looked.add(key);
  }

  private relative({ segments }: DocumentPath): string {
    const [databases, database, documents, ...rest] = segments;
    const here = databases === 'databases' && database === this.database;
    if (here && documents === 'documents' && rest.length > 0 && rest.length % 2 === 0) {
      return rest.join('/');
    }
    throw new RuleError(`/${segments.join('/')} is not a document of this database`);
  }
}

/** What `resource`, `request.resource` and get() show of a document. */
export const resourceOf = (path: DocumentPath, fields: Fields): RuleMap =>
  mapOf({
    data: mapOfFields(fields),
    id: path.segments.at(-1) ?? '',
    __name__: path,
  });
