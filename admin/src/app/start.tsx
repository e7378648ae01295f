import { createRoot } from 'react-dom/client';
import { fetchTransport } from '@afterimage/client/api/fetch-transport.ts';
import { restoreScrollPositions } from '@afterimage/client/navigation/apply-scroll.ts';
import type { AdminRouteName } from '@afterimage/contract/values/admin-routes.ts';
import { applyTheme, currentTheme } from '@afterimage/ui/theme.ts';
import { baseLocale, isLocale, localePath, setLocale } from '@afterimage/words/locale.ts';
import { createAdminCall } from '../admin-call.ts';
import { createQueryClient } from '../data/query-client.ts';
import { openRouter, type AdminRouter } from './admin-router.ts';
import { App } from './App.tsx';
import { addressInOwnLanguage, chosenLanguage } from './language.ts';
import { leaveForSignIn } from './session.ts';
import { screens } from './screens.ts';

/** Opens the admin in the present address. */
export async function startAdmin(root: HTMLElement): Promise<void> {
  const { lang } = document.documentElement;
  setLocale(isLocale(lang) ? lang : baseLocale);
  const elsewhere = addressInOwnLanguage(location, chosenLanguage(), navigator.languages);
  if (elsewhere !== null) {
    location.replace(elsewhere);
    return;
  }
  if (currentTheme() === 'system') takeStoredTheme();

  const client = createQueryClient();
  const life = new AbortController();
  const scroll = restoreScrollPositions(() => router.view, life.signal);
  const router: AdminRouter = await openRouter({
    table: screens,
    browser: { location, history, onPop: (listener) => addEventListener('popstate', listener) },
    reloader: {
      marks: sessionStorage,
      target: () => router.targetAddress,
      reload: (target) => location.assign(localePath(target)),
    },
    leaving: scroll.note,
  });
  const transport = fetchTransport<AdminRouteName>({
    base: '/api',
    // Operators are known by a cookie that no script can read.
    token: () => null,
    unauthorized: (code) => leaveForSignIn(router, client, code),
  });
  createRoot(root).render(<App call={createAdminCall(transport)} client={client} router={router} />);
}

/** The page's head does this before the first paint; `npm run dev` has no such head. */
function takeStoredTheme(): void {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') applyTheme(theme);
}
