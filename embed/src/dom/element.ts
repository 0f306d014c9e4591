/** What an element gets besides its class; `aria-*` and such by name. */
export type Attributes = Readonly<Record<string, string>>;

/** An element with its class, attributes and children; a string is text, never markup (D12). */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A button that says what it does. */
export function button(
  className: string,
  name: string | readonly [icon: Node, name: string],
  onPress: () => void,
): HTMLButtonElement {
  const [content, label] = typeof name === 'string' ? [name, name] : name;
  const made = element('button', className, { type: 'button', 'aria-label': label }, content);
  if (typeof name !== 'string') made.title = label;
  made.addEventListener('click', onPress);
  return made;
}
