import { element } from '../dom/element';

/** One of a few. The name stands outside of the choice's label, which would read the options out as well. */
export function createChoice(
  key: string,
  name: string,
  options: readonly string[],
  onChange: () => void,
) {
  const id = `picture-${key}`;
  const select = element(
    'select',
    'picture-select',
    { id },
    ...options.map((option) => element('option', '', {}, option)),
  );
  select.addEventListener('change', onChange);
  return {
    element: element('div', 'picture-choice', {}, element('label', '', { for: id }, name), select),
    index: () => select.selectedIndex,
    choose: (index: number) => {
      select.selectedIndex = index;
    },
  };
}
