/** Spec §2: what a search or screen without a name is called. */
export const UNTITLED = 'Untitled';

/** What a search or screen is called where it is named. */
export const nameOf = ({ name }: { readonly name: string }): string =>
  name.trim() === '' ? UNTITLED : name;
