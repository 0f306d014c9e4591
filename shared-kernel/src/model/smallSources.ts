/**
 * The `srcset` of a picture that is seen small, such as a logo, for which the two narrow files are wide enough: as WebP,
 * which every promised browser reads; '' for one that is not of the library. Short, for the embed script.
 */
export function smallSources(address: string, ownOrigin = ''): string {
  const [path] = /^\/media\/\w{32}/.exec(address.trim()) ?? [];
  const file = (wide: number): string => `${ownOrigin}${path ?? ''}/${wide}.webp ${wide}w`;
  return path === undefined ? '' : `${file(480)},${file(960)}`;
}
