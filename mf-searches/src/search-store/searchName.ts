/** What a search is called where it is named. */
export const searchName = ({ name }: { readonly name: string }): string =>
  name.trim() === '' ? 'Untitled' : name;
