import { REVISION_FIELDS } from 'shared-kernel/model';

const { search, setup, content } = REVISION_FIELDS;

/** What Home reads of each search and screen: what it is called, how its count went, and who saved it when. */
export const DEFINITION_PARTS = [
  'name',
  'supportersMatchedFault',
  ...[search, setup, content].flatMap(({ savedBy, savedAt, revision }) => [
    savedBy,
    savedAt,
    revision,
  ]),
] as const satisfies readonly [string, ...string[]];
