import { element } from '../dom/element';

/** Ticks under one name, each with its words and whether it is ticked at first. */
export function createTicks(
  name: string,
  ticks: readonly { readonly words: string; readonly ticked: boolean }[],
  onChange: () => void,
) {
  const boxes = ticks.map(({ words, ticked }) => {
    const box = element('input', 'picture-tick', { type: 'checkbox' });
    box.checked = ticked;
    box.addEventListener('change', onChange);
    return { box, label: element('label', 'picture-label', {}, box, words) };
  });
  return {
    element: group(
      name,
      boxes.map(({ label }) => label),
    ),
    isTicked: (index: number) => boxes[index]?.box.checked === true,
  };
}

/** One of a few, all of them in sight; the first at first. */
export function createRadios(name: string, options: readonly string[], onChange: () => void) {
  const radios = options.map((words, index) => {
    const radio = element('input', 'picture-radio', { type: 'radio', name: 'picture-shape' });
    radio.checked = index === 0;
    radio.addEventListener('change', onChange);
    return { radio, label: element('label', 'picture-label', {}, radio, words) };
  });
  return {
    element: group(
      name,
      radios.map(({ label }) => label),
    ),
    index: () => radios.findIndex(({ radio }) => radio.checked),
  };
}

const group = (name: string, labels: readonly HTMLElement[]): HTMLElement =>
  element(
    'fieldset',
    'picture-group',
    {},
    element('legend', 'picture-legend', {}, name),
    ...labels,
  );
