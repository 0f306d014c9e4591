import type { CallableFunction } from './caller';
import { documentChanged, type DocumentChange } from './changes/documentChanged';
import { askAboutYear } from './counting/askAboutYear';
import { countSearch } from './counting/countSearch';
import { expireImports } from './importing/expireImports';
import { importCallables, type ImportCallable } from './importing/importCallables';
import { chunkUpload, type ChunkUpload } from './importing/upload/chunkUpload';
import { resumeAll, type ResumeOptions } from './jobs/resumeAll';
import { gatherRequests } from './matching/gatherRequests';
import {
  organisationCallables,
  type OrganisationCallable,
} from './organisations/organisationCallables';
import { readReach } from './reach/readReach';
import type { Services } from './services';

/** Everything that the server does, as a table: the production wrappers and the local backend mount the same. */
export interface Handlers {
  readonly callables: Readonly<
    Record<ImportCallable | OrganisationCallable | 'countSearch' | 'readReach', CallableFunction>
  >;
  readonly chunkUpload: ChunkUpload;
  /** Does what a change of a watched document calls for; settles when the job that it started has ended. */
  readonly documentChanged: (change: DocumentChange) => Promise<void>;
  /** Takes up the jobs that died (D19); settles when they have ended. */
  readonly resumeAll: (options: ResumeOptions) => Promise<void>;
  /** Lets go of the files of imports that nobody went on with. */
  readonly expireImports: () => Promise<void>;
}

export function createHandlers(services: Services): Handlers {
  const askForMatching = gatherRequests(services);
  const ask = askAboutYear(services);
  return {
    callables: {
      ...importCallables(services),
      ...organisationCallables(services),
      countSearch: countSearch(services, ask),
      readReach: readReach(services, ask),
    },
    chunkUpload: chunkUpload(services),
    documentChanged: (change) => documentChanged(services, askForMatching, change),
    resumeAll: (options) => resumeAll(services, options),
    expireImports: () => expireImports(services),
  };
}
