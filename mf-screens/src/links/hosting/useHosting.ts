import { storyOf, succeeded, type Result, type StoryAnswer, type Year } from 'shared-kernel/model';
import { serverSentence, type ServerFailure } from 'shared-kernel/server';
import { useServerChanges } from 'shared-kernel/server-state';
import { useRefreshOrganisation, useScope, useToast, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { linksPortAtom, type LinksPort } from '../linksPort';
import { proposedPaths } from './proposedPaths';

interface Hosting {
  readonly busy: boolean;
  /** Lets the year's links lead to a page that the product hosts, at an address made of its names. */
  readonly host: () => Promise<void>;
}

/** `onHosted` comes before the page is read again. */
export function useHosting(year: Year, onHosted: () => void): Hosting {
  const port = useAtomValue(linksPortAtom);
  const scope = useScope();
  const { organisation } = useYear();
  const { yearChanged } = useServerChanges();
  const refresh = useRefreshOrganisation();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const host = async () => {
    setBusy(true);
    const answer = await saveHosted(port, scope, year, organisation.name);
    const told = failureWords(answer);
    if (told === null) onHosted();
    else toast({ header: 'Personal links', body: told, variant: 'danger' });
    await yearChanged(scope);
    await refresh(scope.organisationId);
    setBusy(false);
  };
  return { busy, host };
}

/** The first address that no other year has. */
async function saveHosted(
  port: LinksPort,
  scope: ReturnType<typeof useScope>,
  year: Year,
  organisation: string,
): Promise<Result<StoryAnswer | null, ServerFailure>> {
  const story = storyOf(year);
  const { path } = story.hostedPage;
  const paths = path === '' ? proposedPaths(organisation, year.name) : [path];
  for (const one of paths) {
    const answer = await port.saveStory({
      ...scope,
      story: {
        ...story,
        linksLeadTo: 'hostedPage',
        hostedPage: { ...story.hostedPage, path: one },
      },
      expectedRevision: year.storySaved.revision,
    });
    if (!answer.ok || answer.value.outcome !== 'refused') return answer;
  }
  return succeeded(null);
}

function failureWords(answer: Awaited<ReturnType<typeof saveHosted>>): string | null {
  if (!answer.ok) return serverSentence(answer.error);
  if (answer.value === null) return 'Other years have such addresses already: choose one in Story.';
  return answer.value.outcome === 'conflict'
    ? 'Somebody else has just changed the story of this year. Look at it, and try again.'
    : null;
}
