import { FINDING_CODES, type Finding, type FindingCode } from './finding';

export interface FindingGroup {
  readonly heading: string;
  readonly findings: readonly Finding[];
}

/** By kind, the gravest first; kinds of which nothing was found are left out. */
export const findingGroups = (findings: readonly Finding[]): readonly FindingGroup[] =>
  FINDING_CODES.flatMap((code): FindingGroup[] => {
    const ofKind = findings.filter((finding) => finding.code === code);
    return ofKind.length === 0 ? [] : [{ heading: HEADINGS[code], findings: ofKind }];
  });

const HEADINGS = {
  leavesStage: 'Cut off',
  leavesBox: 'Too wide',
  leavesGuardRails: 'Outside of the guard rails',
  overlaps: 'Overlapping',
  lowContrast: 'Hard to read',
  contrastUnknown: 'Contrast to be looked at',
  placeholder: 'Placeholders',
  unreadable: 'Too short to read',
  deadTime: 'Nothing moves',
  noAlternative: 'Without alternative text',
  unusableImage: 'Images that will not show',
  noLink: 'Buttons that lead nowhere',
  nothingShared: 'No shared element',
} as const satisfies Record<FindingCode, string>;
