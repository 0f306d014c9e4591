import { UiProvider } from 'shared-kernel/ui';
import { render, type RenderResult } from '@testing-library/react';
import { Provider, type createStore } from 'jotai';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';

interface PageSetting {
  /** The route's pattern, such as `/searches/:id`. */
  readonly path: string;
  /** The address at which the page is opened; the pattern itself by default. */
  readonly at?: string | { readonly pathname: string; readonly state: unknown };
  readonly store: ReturnType<typeof createStore>;
}

/** Shows a page of a remote as the shell does. Every other address shows itself as text: "at /home". */
export function renderPage(Page: ComponentType, setting: PageSetting): RenderResult {
  const router = createMemoryRouter(
    [
      { path: setting.path, Component: Page },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [setting.at ?? setting.path] },
  );
  return render(
    <Provider store={setting.store}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </Provider>,
  );
}

const Elsewhere = () => <p>{`at ${useLocation().pathname}`}</p>;
