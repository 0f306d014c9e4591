import { parseText } from 'evaluation';
import {
  LINK_TARGETS,
  STORY_LANGUAGES,
  STORY_LOOKS,
  storyProblems,
  TRANSITIONS,
  type YearScope,
  type YearStory,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { DocumentId, parseRequest, refusedRequest } from '../parseRequest';
import { ExpectedRevision } from '../saving/expectedRevision';
import { yearScope } from '../store/paths';

const Text = v.pipe(v.string(), v.trim());

/** As it is stored. */
export const Story = v.object({
  language: v.picklist(STORY_LANGUAGES),
  transition: v.picklist(TRANSITIONS),
  linksLeadTo: v.picklist(LINK_TARGETS),
  hostedPage: v.object({ path: Text, title: Text, description: Text }),
  // Pages of earlier releases send none, and have shown what they send.
  look: v.optional(v.picklist(STORY_LOOKS), 'own'),
  logo: Text,
  colour: v.pipe(Text, v.toLowerCase()),
  closingCard: v.object({
    shown: v.boolean(),
    title: Text,
    numbers: v.array(v.object({ text: Text, label: Text })),
    actions: v.array(v.object({ label: Text, address: Text })),
    qrCode: v.boolean(),
  }),
});

const SaveStory = v.object({
  organisationId: DocumentId,
  yearId: DocumentId,
  story: Story,
  expectedRevision: ExpectedRevision,
});

export interface StoryRequest {
  readonly scope: YearScope;
  readonly story: YearStory;
  readonly expectedRevision: number;
}

/** The year and `{ story, expectedRevision }`; refuses a story that cannot be shown as it stands. */
export function parseSaveStory(data: unknown): StoryRequest {
  const { organisationId, yearId, story, expectedRevision } = parseRequest(SaveStory, data);
  const [problem] = storyProblems(story);
  if (problem !== undefined) throw refusedRequest(problem.at, problem.sentence);
  for (const [index, { text }] of story.closingCard.numbers.entries())
    if (parseText(text) === null)
      throw refusedRequest(
        `closingCard.numbers.${String(index)}.text`,
        'What stands in braces is no placeholder',
      );
  return { scope: yearScope(organisationId, yearId), story, expectedRevision };
}
