declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };

export type UserId = Id<'UserId'>;
export type OrganisationId = Id<'OrganisationId'>;
export type YearId = Id<'YearId'>;
export type SearchId = Id<'SearchId'>;
export type ScreenId = Id<'ScreenId'>;
export type ItemId = Id<'ItemId'>;
export type ConditionId = Id<'ConditionId'>;
export type ImportId = Id<'ImportId'>;
export type MediaId = Id<'MediaId'>;
export type MappingId = Id<'MappingId'>;
export type TemplateId = Id<'TemplateId'>;

/** Where a document of one organisation's year lives. */
export interface YearScope {
  readonly organisationId: OrganisationId;
  readonly yearId: YearId;
}

/** The one place where text becomes an id: the name of a document, or a part of a route. `asId<SearchId>(text)`. */
export const asId = <T extends Id<string>>(text: string): T => text as T;
