import type { SpecialCategory } from 'shared-kernel/model';

/** What a field may say of somebody, in words. */
export const SPECIAL_CATEGORY_WORDS: Readonly<Record<SpecialCategory, string>> = {
  health: 'health',
  belief: 'religion or belief',
  politics: 'politics',
  ethnicity: 'ethnicity',
  sexuality: 'sexuality',
  tradeUnion: 'membership of a trade union',
  criminal: 'criminal records',
};
