import { links, useNavigate } from 'shared-kernel/contract';
import { loadFieldList, loadScreens, loadSearches } from 'shared-kernel/firestore';
import { nameOf, type YearScope } from 'shared-kernel/model';
import { hasMacKeys, keyWords, type PageAction } from 'shared-kernel/page-actions';
import { fieldsOf, screensOf, searchesOf, useReadings } from 'shared-kernel/server-state';
import type { placesFor } from './places';
import type { Choice } from './rank';

/** A choice with what it does. */
export interface PaletteChoice extends Choice {
  /** Its key, where the page has one. */
  readonly keys?: string;
  readonly run: () => void;
}

const STORE = { loadFieldList, loadScreens, loadSearches };

/** Screens, searches and fields of a year; null until they are read. What cannot be read is missing, and counted. */
export function useThingsOfYear(
  scope: YearScope,
): { readonly choices: readonly PaletteChoice[]; readonly failed: boolean } | null {
  const navigate = useNavigate();
  const [loaded] = useReadings({
    screens: screensOf(STORE, scope),
    searches: searchesOf(STORE, scope),
    fields: fieldsOf(STORE, scope),
  });
  if (loaded.status === 'loading') return null;
  if (loaded.status === 'failed') return { choices: [], failed: true };
  const { screens, searches, fields } = loaded.value;
  const go = (to: string) => () => void navigate(to);
  return {
    failed: false,
    choices: [
      ...screens.items.map((screen) => ({
        id: `screen:${screen.id}`,
        label: nameOf(screen),
        kind: 'Screen',
        run: go(links.screenDesign(screen.id)),
      })),
      ...searches.items.map((search) => ({
        id: `search:${search.id}`,
        label: nameOf(search),
        kind: 'Search',
        run: go(links.search(search.id)),
      })),
      ...screens.items.map((screen) => ({
        id: `setup:${screen.id}`,
        label: nameOf(screen),
        kind: 'Screen setup',
        run: go(links.screenSetup(screen.id)),
      })),
      ...fields.items.map(({ name }) => ({
        id: `field:${name}`,
        label: name,
        kind: 'Data field',
        run: go(`${links.fields()}?${new URLSearchParams({ q: name }).toString()}`),
      })),
    ],
  };
}

/** What the page offers and can do now. */
export const actionChoices = (actions: readonly PageAction[]): readonly PaletteChoice[] =>
  actions
    .filter(({ isAvailable }) => isAvailable())
    .map(({ id, label, keys: [key], run }) => ({
      id: `action:${id}`,
      label,
      kind: 'On this page',
      ...(key && { keys: keyWords(key, hasMacKeys()) }),
      run,
    }));

export const placeChoices = (
  places: ReturnType<typeof placesFor>,
  go: (to: string) => void,
): readonly PaletteChoice[] =>
  places.map(({ label, to, kind = 'Page' }) => ({
    id: `page:${to}`,
    label,
    kind,
    run: () => {
      go(to);
    },
  }));
