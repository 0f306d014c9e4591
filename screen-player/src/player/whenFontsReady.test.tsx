import { anItem, aScreen } from '../testing/aScreen';
import { manualClock } from '../testing/manualClock';
import type { FontPart, LoadFonts } from '../stage/createFontLoader';
import { mountScreen } from './mountScreen';

const inFamily = (...families: string[]) =>
  aScreen(...families.map((family) => anItem(family, { font: { ...anItem('x').font, family } })));

const never = <Value,>(): Promise<Value> => new Promise(() => undefined);
const passed = () => new Promise((resolve) => setTimeout(resolve));
const bringing = (come: FontPart['bringFonts']): LoadFonts =>
  jest.fn(() => Promise.resolve({ bringFonts: come }));

function mount(loadFonts: LoadFonts, ...families: string[]) {
  const time = manualClock();
  const content = inFamily(...(families.length === 0 ? ['Lora'] : families));
  const handle = mountScreen(document.createElement('div'), {
    content,
    stage: { width: 390, height: 844 },
    clock: time.clock,
    reducedMotion: false,
    loadFonts,
  });
  return { handle, content, ...time };
}

describe('the first text', () => {
  it.each<[string, LoadFonts]>([
    ['a font', bringing(never)],
    ['the catalogue', never],
  ])('[P24] waits for %s 100 ms at most', async (_, loadFonts) => {
    const { handle, tick } = mount(loadFonts);
    handle.play();
    tick(99);
    await passed();
    tick(0);
    expect(handle.timeMs).toBe(0);
    tick(1);
    tick(40);
    expect(handle.timeMs).toBe(40);
  });

  it.each<[string, LoadFonts]>([
    ['comes', bringing(() => Promise.resolve())],
    ['fails', bringing(() => Promise.reject(new Error('no font')))],
    ['is in a catalogue that does not come', () => Promise.reject(new Error('offline'))],
  ])('[P24] begins when the font %s', async (_, loadFonts) => {
    const { handle, tick } = mount(loadFonts);
    handle.play();
    await passed();
    tick(10);
    tick(25);
    expect(handle.timeMs).toBe(25);
  });

  it('[P24] waits for nothing once the fonts are there', async () => {
    const { handle, tick } = mount(bringing(() => Promise.resolve()));
    await passed();
    handle.play();
    tick(25);
    expect(handle.timeMs).toBe(25);
  });

  it('[P24] pausing while it waits is pausing', () => {
    const { handle, pending } = mount(bringing(never));
    handle.play();
    handle.pause();
    expect(pending()).toBe(0);
    expect(handle.state).toEqual({ phase: 'paused' });
  });
});

describe('the catalogue', () => {
  it('[P60] is asked for the fonts of a screen with a family that no device brings along', async () => {
    const come = jest.fn((..._: Parameters<FontPart['bringFonts']>) => Promise.resolve());
    const { content } = mount(bringing(come), 'Georgia', 'Lora');
    await passed();
    const asked = come.mock.calls.map(([page, { items }, origin]) => [
      page === document,
      items,
      origin,
    ]);
    expect(asked).toEqual([[true, content.items, '']]);
  });

  it('[P60] is not loaded for families of devices', async () => {
    const load = bringing(() => Promise.resolve());
    const { handle, content } = mount(load, 'Arial', 'Georgia', 'Verdana', 'Times New Roman', '');
    handle.update({ content });
    await passed();
    expect(load).not.toHaveBeenCalled();
  });
});
