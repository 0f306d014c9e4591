import * as v from 'valibot';
import { TRANSITIONS } from '../motion';
import { DEFAULT_STORY, LINK_TARGETS, STORY_LANGUAGES, STORY_LOOKS } from '../yearStory';
import { flag, known, text } from './schemas';

const { hostedPage, closingCard } = DEFAULT_STORY;

/** `story` of `organisations/{o}/years/{id}`. */
export const storySchema = () =>
  v.nullish(
    v.object({
      language: known(STORY_LANGUAGES, DEFAULT_STORY.language),
      transition: known(TRANSITIONS, DEFAULT_STORY.transition),
      linksLeadTo: known(LINK_TARGETS, DEFAULT_STORY.linksLeadTo),
      hostedPage: v.nullish(
        v.object({ path: text(), title: text(), description: text() }),
        hostedPage,
      ),
      // One that was saved before there was a choice looks as it did.
      look: known(STORY_LOOKS, 'own'),
      logo: text(),
      colour: text(DEFAULT_STORY.colour),
      closingCard: v.nullish(
        v.object({
          shown: flag(closingCard.shown),
          title: text(),
          numbers: v.nullish(v.array(v.object({ text: text(), label: text() })), []),
          actions: v.nullish(v.array(v.object({ label: text(), address: text() })), []),
          qrCode: flag(closingCard.qrCode),
        }),
        closingCard,
      ),
    }),
    DEFAULT_STORY,
  );
