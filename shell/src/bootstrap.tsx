import { createRoot } from 'react-dom/client';
import { UiProvider } from 'shared-kernel/ui';
import { App } from './App';
import { placeRemotes } from './faults/remoteFacts';
import { FirstPaintEnds } from './first-paint/FirstPaintEnds';
import { StartFailure } from './pages/StartFailure';
import { loadGlobalStyles } from './globalStyles';
import { keepClaim } from './people/claim';
import { preloadFirstPage, preloadFirstRemote } from './preloadFirst';
import { start } from './start';
import { loadTextFont } from './textFont';

const host = document.getElementById('root');
if (host === null) throw new Error('index.html has no #root');

const root = createRoot(host);
keepClaim(window);
preloadFirstPage(location.pathname);
const starting = start();
void starting.then((started) => {
  if (started.ok) preloadFirstRemote(started.value, location.pathname);
});
const [started, hasGlobalStyles] = await Promise.all([
  starting,
  loadGlobalStyles(),
  loadTextFont(),
]);

if (started.ok) placeRemotes(started.value);

root.render(
  <UiProvider hasGlobalStyles={hasGlobalStyles}>
    {started.ok ? (
      <App remotes={started.value} />
    ) : (
      <>
        <FirstPaintEnds />
        <StartFailure message={started.error} />
      </>
    )}
  </UiProvider>,
);
