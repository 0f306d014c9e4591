import { BRACES } from './parseText';

/**
 * A text in which each placeholder of five parts names what `idFor` returns; everything else stays as it is, broken
 * placeholders too.
 */
export const mapPlaceholders = (
  text: string,
  idFor: (source: string, id: string) => string,
): string =>
  text.replace(new RegExp(BRACES, 'g'), (code, inside: string) => {
    const [source, id, ...rest] = inside.split('|');
    if (source === undefined || id === undefined || rest.length !== 3) return code;
    return `{${[source, idFor(source, id), ...rest].join('|')}}`;
  });

/** Whether a placeholder can name it: bars and braces are what a placeholder is made of. */
export const fitsPlaceholder = (id: string): boolean => !/[{}|]/.test(id);
