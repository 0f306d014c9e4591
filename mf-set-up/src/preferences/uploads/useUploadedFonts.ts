import { useState } from 'react';
import type { FontUse, OrganisationId } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useRefreshOrganisation } from 'shared-kernel/session';
import { deleteFont, uploadFont } from '../../server/fonts';

/** What became of a file. */
export interface Outcome {
  readonly fileName: string;
  /** null: on its way. */
  readonly sentence: string | null;
  readonly isFault: boolean;
}

/** Why something stays. */
export interface Obstacle {
  readonly family: string;
  /** Where texts are in it; none where the server said something else. */
  readonly uses: readonly FontUse[];
  readonly sentence: string;
}

/** Uploading and deleting fonts of the organisation, each kept at once. */
export function useUploadedFonts(organisationId: OrganisationId) {
  const refresh = useRefreshOrganisation();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [busy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);

  const upload = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setBusy(true);
    setObstacle(null);
    setOutcomes(files.map(({ name }) => ({ fileName: name, sentence: null, isFault: false })));
    // One after another: the server packs one at a time, and files of one family join each other.
    for (const [index, file] of files.entries()) {
      const answer = await uploadFont(organisationId, file);
      const became = answer.ok
        ? {
            sentence: answer.value.known
              ? `Is in ${answer.value.family} already`
              : `Added to ${answer.value.family}`,
            isFault: false,
          }
        : { sentence: serverSentence(answer.error), isFault: true };
      setOutcomes((before) => before.with(index, { fileName: file.name, ...became }));
      if (answer.ok) await refresh(organisationId);
    }
    setBusy(false);
  };

  /** True where it is gone. */
  const remove = async (family: string, faceId: string | null): Promise<boolean> => {
    setOutcomes([]);
    setObstacle(null);
    setBusy(true);
    const answer = await deleteFont({ organisationId, family, faceId });
    if (answer.ok && answer.value.outcome === 'deleted') await refresh(organisationId);
    else if (answer.ok && answer.value.outcome === 'used')
      setObstacle({ family, uses: answer.value.uses, sentence: '' });
    else if (!answer.ok) setObstacle({ family, uses: [], sentence: serverSentence(answer.error) });
    setBusy(false);
    return answer.ok && answer.value.outcome === 'deleted';
  };

  return { outcomes, busy, obstacle, upload, remove };
}
