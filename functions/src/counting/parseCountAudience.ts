import { parseText } from 'evaluation';
import {
  asId,
  BOUNDS,
  decodeScreenContent,
  numberWithin,
  YEAR_LIMITS,
  type AudienceScreen,
  type ScreenId,
  type SearchId,
  type YearScope,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { DocumentId, parseRequest, refusedRequest } from '../parseRequest';
import { yearScope } from '../store/paths';

/** What the rules let a screen hold, and what one question may ask in all. */
const MOST = {
  items: 200,
  textsOfItem: 60,
  textLength: 20_000,
  conditions: 2_000,
  placeholders: 500,
} as const;

const AudienceItemSchema = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  texts: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(MOST.textLength))),
    v.maxLength(MOST.textsOfItem),
  ),
  conditions: v.pipe(v.array(v.unknown()), v.maxLength(YEAR_LIMITS.conditions)),
});

const CountAudience = v.object({
  organisationId: DocumentId,
  yearId: DocumentId,
  screen: v.object({
    id: DocumentId,
    match: v.string(),
    searchIds: v.pipe(v.array(v.string()), v.maxLength(YEAR_LIMITS.searches)),
    items: v.pipe(v.array(AudienceItemSchema), v.maxLength(MOST.items)),
  }),
  requestId: numberWithin(BOUNDS.count),
});

export interface CountAudienceRequest {
  readonly scope: YearScope;
  readonly edited: AudienceScreen;
  readonly requestId: number;
}

/**
 * `{ organisationId, yearId, screen: { id, match, searchIds, items: [{ id, texts, conditions, conditionsMatch }] },
 * requestId }`, or the refusal of what it says.
 */
export function parseCountAudience(data: unknown): CountAudienceRequest {
  const { organisationId, yearId, screen, requestId } = parseRequest(CountAudience, data);
  const decoded = decodeScreenContent({
    items: screen.items.map(({ id, conditions, conditionsMatch }) => ({
      ...{ id, conditions, conditionsMatch },
    })),
  });
  if (!decoded.ok) throw refusedRequest(`screen.${decoded.error.path}`, decoded.error.message);
  const edited: AudienceScreen = {
    id: asId<ScreenId>(screen.id),
    match: screen.match,
    searchIds: screen.searchIds.map((id) => asId<SearchId>(id)),
    items: decoded.value.items.map(({ id, conditions, conditionsMatch }, index) => ({
      ...{ id, conditions, conditionsMatch },
      texts: screen.items[index]?.texts ?? [],
    })),
  };
  refuseTooMuch(edited);
  return { scope: yearScope(organisationId, yearId), edited, requestId };
}

function refuseTooMuch({ items }: AudienceScreen): void {
  const conditions = items.reduce((sum, item) => sum + item.conditions.length, 0);
  if (conditions > MOST.conditions)
    throw refusedRequest('screen.items', `At most ${String(MOST.conditions)} conditions in all`);
  const placeholders = items
    .flatMap(({ texts }) => texts)
    .flatMap((text) => parseText(text) ?? [])
    .filter((part) => typeof part !== 'string').length;
  if (placeholders > MOST.placeholders)
    throw refusedRequest(
      'screen.items',
      `At most ${String(MOST.placeholders)} placeholders in all`,
    );
}
