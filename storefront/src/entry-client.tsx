import './styles.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rootId, type Woken, wokenId } from './woken.ts';
import { Gate } from './Gate.tsx';
import { RouterView } from './RouterView.tsx';
import { Provider } from 'react-redux';
import { startBrowser } from './browser.ts';

const woken = JSON.parse(document.getElementById(wokenId)?.textContent ?? '{"state":{},"failure":null}') as Woken;
const root = document.getElementById(rootId);
const { store, router, restoreSaved } = await startBrowser(woken);
if (root) {
  startTransition(() => {
    hydrateRoot(
      root,
      <Provider store={store}>
        <Gate restore={restoreSaved}>
          <RouterView router={router} />
        </Gate>
      </Provider>,
    );
  });
}
