import type { ImportId, YearScope } from 'shared-kernel/model';
import { limitCallables } from './access/limitCallables';
import { maskAnswer } from './addresses/maskAnswer';
import { maskingDocuments } from './addresses/maskingDocuments';
import { setEmailsMasked } from './addresses/setEmailsMasked';
import { showAddresses } from './addresses/showAddresses';
import { closeDays } from './activity/closeDays';
import { exportActivity } from './activity/exportActivity';
import { readActivity } from './activity/readActivity';
import type { CallableFunction } from './caller';
import { bytesInFiles } from './store/bytesInFiles';
import type { DocumentChange } from './store/documentChange';
import { sweepFiles } from './store/sweepFiles';
import { documentChanged } from './changes/documentChanged';
import { askAboutYear } from './counting/askAboutYear';
import { deleteCalculatedField } from './calculated/deleteCalculatedField';
import { previewCalculatedField } from './calculated/previewCalculatedField';
import { restoreCalculatedField } from './calculated/restoreCalculatedField';
import { saveCalculatedField } from './calculated/saveCalculatedField';
import { applyAllCare } from './care/applyCare';
import { careCallables, type CareCallable } from './care/careCallables';
import { countAudience } from './counting/countAudience';
import { compareSearches } from './counting/compareSearches';
import { countSearch } from './counting/countSearch';
import { previewSearch } from './counting/previewSearch';
import { deleteMyAccount } from './departure/deleteMyAccount';
import { reapplyDepartures } from './departure/reapplyDepartures';
import { removeDeleted } from './deletion/removeDeleted';
import { embedHandler, type EmbedHandler } from './embed/embedHandler';
import { showServer } from './embed/showServer';
import { allowSupporter } from './erasure/allowSupporter';
import { eraseSupporter } from './erasure/eraseSupporter';
import { exportSupporter } from './erasure/exportSupporter';
import { findSupporter } from './erasure/findSupporter';
import { reapplyErasures } from './erasure/reapplyErasures';
import { removeExpiredSupporters } from './erasure/removeExpiredSupporters';
import { hostedPageHandler, type HostedPageHandler } from './hosted-page/hostedPageHandler';
import { expireImports } from './importing/expireImports';
import { forgetImport } from './importing/forgetImport';
import { readFaults } from './faults/readFaults';
import { removeOldFaults } from './faults/removeOldFaults';
import { reportFault } from './faults/reportFault';
import { importCallables, type ImportCallable } from './importing/importCallables';
import { chunkUpload, type ChunkUpload } from './importing/upload/chunkUpload';
import { claimInstallation } from './installation/claimInstallation';
import { bringBackYear } from './recovery/bringBackYear';
import { exportYear } from './recovery/exportYear';
import { jobsSettled, type JobsSettledOptions } from './resuming/jobsSettled';
import { resumeAll, type ResumeOptions } from './resuming/resumeAll';
import { linkCallables, type LinkCallable } from './links/linkCallables';
import { removeOldMails } from './mail/removeOldMails';
import { listAddresses } from './lookups/listAddresses';
import { readSupporter } from './lookups/readSupporter';
import { showSensitiveField } from './lookups/showSensitiveField';
import { gatherRequests } from './matching/gatherRequests';
import { recountDaily } from './matching/recountDaily';
import {
  organisationCallables,
  type OrganisationCallable,
} from './organisations/organisationCallables';
import { fontUpload, isFontUpload } from './media/fonts/fontUpload';
import { mediaCallables, type MediaCallable } from './media/mediaCallables';
import { mediaUpload, type MediaUpload } from './media/mediaUpload';
import { serveMedia, type MediaServer } from './media/serveMedia';
import { publishingCallables, type PublishingCallable } from './publishing/publishingCallables';
import { readHome } from './home/readHome';
import { readReach } from './reach/readReach';
import { eventTally } from './results/eventTally';
import { readResults } from './results/readResults';
import {
  rollForwardCallables,
  type RollForwardCallable,
} from './roll-forward/rollForwardCallables';
import { mappingCallables, type MappingCallable } from './mappings/mappingCallables';
import { templateCallables, type TemplateCallable } from './templates/templateCallables';
import { versionCallables, type VersionCallable } from './versions/versionCallables';
import type { Services } from './services';
import { saveStory } from './story/saveStory';

/** What belongs to one run of a job alone. */
export type RunOptions = Pick<Services, 'timeIsUp'>;

/** Everything that the server does, as a table: the production wrappers and the local backend mount the same. */
export interface Handlers {
  readonly callables: Readonly<
    Record<
      | CareCallable
      | ImportCallable
      | LinkCallable
      | MediaCallable
      | OrganisationCallable
      | PublishingCallable
      | RollForwardCallable
      | MappingCallable
      | TemplateCallable
      | VersionCallable
      | 'setEmailsMasked'
      | 'showAddresses'
      | 'saveStory'
      | 'countSearch'
      | 'countAudience'
      | 'compareSearches'
      | 'previewSearch'
      | 'previewCalculatedField'
      | 'saveCalculatedField'
      | 'deleteCalculatedField'
      | 'restoreCalculatedField'
      | 'readHome'
      | 'readReach'
      | 'readResults'
      | 'readActivity'
      | 'exportActivity'
      | 'eraseSupporter'
      | 'exportSupporter'
      | 'findSupporter'
      | 'listAddresses'
      | 'readSupporter'
      | 'showSensitiveField'
      | 'allowSupporter'
      | 'exportYear'
      | 'bringBackYear'
      | 'claimInstallation'
      | 'deleteMyAccount'
      | 'reportFault'
      | 'readFaults',
      CallableFunction
    >
  >;
  readonly chunkUpload: ChunkUpload;
  /** Puts a picture into an organisation's library, or a font among its families. */
  readonly mediaUpload: MediaUpload;
  /** The pictures of libraries, and the files of fonts. */
  readonly media: MediaServer;
  /** What the embed script asks of us. */
  readonly embed: EmbedHandler;
  /** The pages that the product hosts for years. */
  readonly hostedPage: HostedPageHandler;
  /** Something at this path has changed: where every change is seen, supporters see it at once. */
  readonly noteChange: (path: string) => void;
  /** Does what a change of a watched document calls for; settles when the job that it started has ended. */
  readonly documentChanged: (change: DocumentChange, run?: RunOptions) => Promise<void>;
  /** Claims the jobs that died (D19); settles when they have ended. */
  readonly resumeAll: (options: ResumeOptions, run?: RunOptions) => Promise<void>;
  /** Releases the files of imports that nobody went on with, and those that nobody reads any more. */
  readonly expireImports: () => Promise<void>;
  /** Waits until the jobs of a year are through, and does those that nobody else claims. */
  readonly jobsSettled: (scope: YearScope, options?: JobsSettledOptions) => Promise<void>;
  /** Leaves nothing of an import that has written nothing, not even a line in the history. */
  readonly forgetImport: (scope: YearScope, importId: ImportId) => Promise<void>;
  /** Removes the supporter data of years whose last day for it is over. */
  readonly removeExpiredSupporters: () => Promise<void>;
  /** Removes the years and organisations that were deleted, and the mails that were sent, long enough ago. */
  readonly removeDeleted: () => Promise<void>;
  /** Closes the days of logs that are over, with a digest for each. */
  readonly closeDays: () => Promise<void>;
  /** Has counts that ask about today counted again on a new day. */
  readonly recountDaily: () => Promise<void>;
  /** Removes the faults of browsers that nobody has met for long enough. */
  readonly removeOldFaults: () => Promise<void>;
  /** Erases again whom a restored backup brought back, staff as well; gives how many supporters that were. */
  readonly reapplyErasures: (options?: { readonly since?: Date | null }) => Promise<number>;
}

export function createHandlers(given: Services): Handlers {
  const documents = bytesInFiles(maskingDocuments(given.documents), given.files);
  const services: Services = { ...given, documents };
  const askForMatching = gatherRequests(services);
  const ask = askAboutYear(services);
  const shows = showServer(services);
  const unmasked = {
    readReach: readReach(services, ask),
    previewCalculatedField: previewCalculatedField(services, ask),
    previewSearch: previewSearch(services, ask),
  };
  return {
    callables: limitCallables(services, {
      ...careCallables(services),
      ...importCallables(services),
      ...linkCallables(services),
      ...mediaCallables(services),
      ...organisationCallables(services),
      ...publishingCallables(services, ask),
      ...rollForwardCallables(services),
      ...mappingCallables(services),
      ...templateCallables(services),
      ...versionCallables(services),
      setEmailsMasked: setEmailsMasked(services),
      showAddresses: showAddresses(services, unmasked),
      saveStory: saveStory(services),
      countSearch: countSearch(services, ask),
      countAudience: countAudience(services, ask),
      compareSearches: compareSearches(services, ask),
      previewSearch: maskAnswer(services, unmasked.previewSearch),
      previewCalculatedField: maskAnswer(services, unmasked.previewCalculatedField),
      saveCalculatedField: saveCalculatedField(services),
      deleteCalculatedField: deleteCalculatedField(services),
      readHome: readHome(services),
      readReach: maskAnswer(services, unmasked.readReach),
      restoreCalculatedField: restoreCalculatedField(services),
      readResults: readResults(services),
      readActivity: readActivity(services),
      exportActivity: exportActivity(services),
      eraseSupporter: eraseSupporter(services),
      exportSupporter: exportSupporter(services),
      findSupporter: findSupporter(services),
      listAddresses: listAddresses(services),
      readSupporter: readSupporter(services),
      showSensitiveField: maskAnswer(services, showSensitiveField(services)),
      allowSupporter: allowSupporter(services),
      exportYear: exportYear(services),
      bringBackYear: bringBackYear(services),
      claimInstallation: claimInstallation(services),
      deleteMyAccount: deleteMyAccount(services),
      reportFault: reportFault(services),
      readFaults: readFaults(services),
    }),
    chunkUpload: chunkUpload(services),
    mediaUpload: uploadOf(services),
    media: serveMedia(services.files),
    embed: embedHandler(services, { shows, tally: eventTally(services) }),
    hostedPage: hostedPageHandler(services),
    noteChange: shows.noteChange,
    documentChanged: (change, run) =>
      documentChanged({ ...services, ...run }, askForMatching, change),
    resumeAll: (options, run) => resumeAll({ ...services, ...run }, options),
    jobsSettled: (scope, options) => jobsSettled(services, scope, options),
    forgetImport: (scope, importId) => forgetImport(services, { scope, importId }),
    expireImports: async () => {
      await expireImports(services);
      await sweepFiles(services);
    },
    removeExpiredSupporters: () => removeExpiredSupporters(services),
    removeDeleted: async () => {
      await removeOldMails(services);
      await removeDeleted(services);
    },
    closeDays: () => closeDays(services),
    recountDaily: () => recountDaily(services),
    removeOldFaults: () => removeOldFaults(services),
    reapplyErasures: async (options) => {
      await reapplyDepartures(services);
      const found = await reapplyErasures(services, options);
      await applyAllCare(services);
      return found;
    },
  };
}

/** Pictures and fonts go up at one address, to the functions that have the memory for them. */
function uploadOf(services: Services): MediaUpload {
  const [picture, font] = [mediaUpload(services), fontUpload(services)];
  return (request, caller) => (isFontUpload(request) ? font : picture)(request, caller);
}
