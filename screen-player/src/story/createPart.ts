/** An element of a story, by the class that its styles know it by. */
export function createPart<Tag extends keyof HTMLElementTagNameMap>(
  page: Document,
  tag: Tag,
  className: string,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Tag] {
  const element = page.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}
