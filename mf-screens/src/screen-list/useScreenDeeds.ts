import { links } from 'shared-kernel/contract';
import { DEFAULT_CONTENT, type ScreenDefinition, type ScreenId } from 'shared-kernel/model';
import { useListDeeds, type ListDeeds } from 'shared-kernel/saving';
import { useAuthor, useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { screenStoreAtom } from '../screen-store/screenStore';
import { screenToasts } from '../screen-store/screenToasts';

type NewScreen = Omit<ScreenDefinition, 'id'>;

const NEW_SCREEN: Omit<NewScreen, 'order'> = {
  name: '',
  content: DEFAULT_CONTENT,
  searchIds: [],
  match: 'allUsers',
};

export interface ScreenDeeds extends Omit<ListDeeds<ScreenId, NewScreen>, 'create'> {
  /** Adds a screen after the `count` that are there (spec §4). */
  readonly add: (count: number) => Promise<void>;
}

/** What the list of screens does. */
export function useScreenDeeds(reload: () => Promise<void>): ScreenDeeds {
  const store = useAtomValue(screenStoreAtom);
  const scope = useScope();
  const author = useAuthor();
  const { create, ...deeds } = useListDeeds<ScreenId, NewScreen>({
    create: (payload) => store.createScreen(scope, payload, author),
    recalculate: (id) => store.recalculateScreen(scope, id),
    remove: (id) => store.deleteScreen(scope, id),
    reload,
    linkTo: links.screenSetup,
    toasts: screenToasts,
  });
  return { ...deeds, add: (count) => create({ ...NEW_SCREEN, order: count + 1 }) };
}
