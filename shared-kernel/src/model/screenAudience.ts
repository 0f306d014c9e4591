import type { ItemId, ScreenId } from './ids';
import type { Item, ScreenSetup } from './screen';

/** A screen as it stands in the editor, as far as it decides who reads what of it. */
export interface AudienceScreen extends Pick<ScreenSetup, 'match' | 'searchIds'> {
  readonly id: ScreenId;
  readonly items: readonly AudienceItem[];
}

export interface AudienceItem extends Pick<Item, 'conditions' | 'conditionsMatch'> {
  readonly id: ItemId;
  /** All of its texts that may hold placeholders. */
  readonly texts: readonly string[];
}

/** Who gets a screen, and what stands for them where it shows data. Counted, over all supporters of the year. */
export interface ScreenAudience {
  /** Supporters of the year. */
  readonly supporters: number;
  /** Those whom the screen's searches match. */
  readonly matched: number;
  readonly items: readonly ItemAudience[];
}

export interface ItemAudience {
  readonly id: ItemId;
  /** Of the matched, those for whom the item shows. */
  readonly shown: number;
  /** Each that its texts hold, once, in their order; none of a text that cannot be parsed. */
  readonly placeholders: readonly PlaceholderAudience[];
}

/** Of those for whom its item shows. */
export interface PlaceholderAudience {
  readonly source: string;
  readonly id: string;
  readonly format: string;
  readonly fallback: string;
  /** They read the fallback. */
  readonly missing: number;
  /** Of `missing`: there is a text, and it cannot be read as the field's type. */
  readonly unreadable: number;
  /** They read the number 0. */
  readonly zero: number;
  /** They read a number below 0. */
  readonly negative: number;
  /** They read exactly 1. */
  readonly one: number;
}
