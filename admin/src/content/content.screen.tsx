import { useMay } from '../app/session.ts';
import { Places } from '../parts/Places.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { words } from './content.words.ts';

/** What the owner writes and offers beside the products. */
export function Screen() {
  const mayChangeSettings = useMay('settings.write');
  const places = [
    ...(mayChangeSettings
      ? [
          { to: '/admin/front-page', title: words.frontPage, note: words.frontPageNote },
          { to: '/admin/menus', title: words.menus, note: words.menusNote },
        ]
      : []),
    { to: '/admin/journal', title: words.journal, note: words.journalNote },
    { to: '/admin/coupons', title: words.coupons, note: words.couponsNote },
    ...(mayChangeSettings
      ? [
          { to: '/admin/mails', title: words.mails, note: words.mailsNote },
          { to: '/admin/help', title: words.help, note: words.helpNote },
        ]
      : []),
  ];
  return (
    <>
      <ScreenHead title={words.title} />
      <Places list={places} />
    </>
  );
}
