import { FINDING_CODES, type Finding, type FindingCode } from './finding';

export interface FindingGroup {
  readonly heading: string;
  readonly findings: readonly Finding[];
  /** Whether this is where the timing of the screen is mended: once, at the last of the kinds that it causes. */
  readonly timing: boolean;
}

/** By kind, the gravest first; kinds of which nothing was found are left out. */
export function findingGroups(findings: readonly Finding[]): readonly FindingGroup[] {
  const found = new Set(findings.map(({ code }) => code));
  const lastOfTiming = TIMING.findLast((code) => found.has(code));
  return FINDING_CODES.filter((code) => found.has(code)).map((code) => ({
    heading: HEADINGS[code],
    findings: findings.filter((finding) => finding.code === code),
    timing: code === lastOfTiming,
  }));
}

const TIMING: readonly FindingCode[] = ['unreadable', 'deadTime'];

const HEADINGS = {
  fallbackSeen: 'Not true for everybody',
  zeroSeen: 'Thanks for nothing',
  oneSeen: 'One of many',
  leavesStage: 'Cut off',
  leavesBox: 'Too wide',
  leavesGuardRails: 'Outside of the guard rails',
  overlaps: 'Overlapping',
  lowContrast: 'Hard to read',
  contrastUnknown: 'Contrast to be looked at',
  faintDrawing: 'Hard to make out',
  nobodyHas: 'Values that nobody has',
  placeholder: 'Placeholders',
  unreadable: 'Too short to read',
  deadTime: 'Nothing moves',
  noAlternative: 'Without alternative text',
  unusableImage: 'Images that will not show',
  noLink: 'Buttons that lead nowhere',
  nothingShared: 'No shared element',
} as const satisfies Record<FindingCode, string>;
