/** A text in which capitals and small letters are one, in no language's own way (D417). */
export const foldCase = (text: string): string => text.normalize('NFC').toLowerCase();
