import { importFault, type ImportFault } from '../importFault';

const SPREADSHEET_MARKS = [
  [0x50, 0x4b, 0x03, 0x04], // .xlsx and .ods are zip archives
  [0xd0, 0xcf, 0x11, 0xe0], // .xls
] as const;

/** Text of people has hardly any; a picture or a PDF has many. */
const MAX_CONTROL_SHARE = 0.1;

/** Refuses what is no text at all; null for what may be CSV. Takes the first bytes of a file. */
export const refuseFileKind = (start: Uint8Array, isWide: boolean): ImportFault | null => {
  if (start.length === 0) return importFault('import/empty');
  if (SPREADSHEET_MARKS.some((mark) => mark.every((byte, index) => start[index] === byte))) {
    return importFault('import/spreadsheet');
  }
  if (isWide) return null; // every other byte of UTF-16 is 0
  const controls = start.filter((byte) => byte < 0x20 && !BLANK_CONTROLS.has(byte)).length;
  return controls > start.length * MAX_CONTROL_SHARE ? importFault('import/unreadable-text') : null;
};

const BLANK_CONTROLS: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d]);
