import type {
  Condition,
  DeviceSize,
  ItemId,
  ScreenContent,
  SearchId,
  View,
} from 'shared-kernel/model';

import type { ProposedSearch } from '../document/audience/setupProposal';
import type { DataMode } from '../editor/preview/dataMode';

export const FINDING_CODES = [
  'fallbackSeen',
  'zeroSeen',
  'oneSeen',
  'leavesStage',
  'leavesBox',
  'leavesGuardRails',
  'overlaps',
  'lowContrast',
  'contrastUnknown',
  'faintDrawing',
  'nobodyHas',
  'placeholder',
  'unreadable',
  'deadTime',
  'noAlternative',
  'unusableImage',
  'noLink',
  'nothingShared',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** Where to look to see what was found. */
export interface FindingPlace {
  readonly view: View;
  readonly size: DeviceSize;
  readonly mode: DataMode;
}

/** [S66] Something that supporters would see and nobody meant. */
export interface Finding {
  readonly code: FindingCode;
  /** null: the screen itself. */
  readonly itemId: ItemId | null;
  /** What makes it another finding than its likes: the other item of an overlap, the place in a text. */
  readonly detail: string;
  /** A sentence after the item's name, or a whole one (`isWholeSentence`). */
  readonly message: string;
  /** null where it is the same everywhere. */
  readonly place: FindingPlace | null;
  /** It goes by fill rates: what is counted of the audience says it better. */
  readonly guessed?: true;
  /** What one click does about it; left out where nothing can. */
  readonly mend?: FindingMend;
  /** What the set-up can do about it instead. */
  readonly proposal?: FindingProposal;
}

/** [S105] A further condition for the whole screen, by its set-up. */
export interface FindingProposal {
  readonly label: string;
  readonly conditions: readonly Condition[];
}

/** [S102] One step of undo that makes a finding go. */
export interface FindingMend {
  readonly label: string;
  /** What it adds, and what follows from it. */
  readonly words: string;
  /** What is said when it is done. */
  readonly done: string;
  /** What the edit refers to, which may have to be made before. */
  readonly search?: ProposedSearch;
  readonly edit: (content: ScreenContent, search?: SearchId) => ScreenContent;
}

/** What two findings of the same thing, seen in different places, have in common. */
export const keyOf = ({ code, itemId, detail }: Finding): string =>
  [code, itemId ?? '', detail].join(' ');

/** Of what is said about the screen rather than of one item. */
export const isWholeSentence = ({ code }: Pick<Finding, 'code'>): boolean =>
  code === 'deadTime' || code === 'nothingShared';
