import * as v from 'valibot';
import { OF_THIS_BROWSER, recall, remember } from 'shared-kernel/browser-memory';
import { useState } from 'react';
import { LIST_VIEWS, type ListView } from './ViewSwitch';

/** How somebody looks at a list in this browser; as `usual` until they choose. */
export function useListView(
  list: 'screens' | 'searches',
  usual: ListView,
): readonly [ListView, (view: ListView) => void] {
  const key = `list-view/${list}`;
  const [chosen, choose] = useState(() => recall(OF_THIS_BROWSER, key, v.picklist(LIST_VIEWS)));
  return [
    chosen ?? usual,
    (view) => {
      remember(OF_THIS_BROWSER, key, view);
      choose(view);
    },
  ];
}
