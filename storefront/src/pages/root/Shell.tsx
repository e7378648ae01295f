import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import { selectCategories } from '../../catalogue/categories.state.ts';
import { noticeClosed } from '@afterimage/client/state/common.state.ts';
import { suggestionsFor } from '../../catalogue/search/LazySuggestions.tsx';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { usePending, useView } from '@afterimage/client/navigation/view-context.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { NoticeRegion } from '@afterimage/ui/NoticeRegion.tsx';
import { afterLoad } from '../../app/after-load.ts';
import { ProgressBar } from '@afterimage/ui/ProgressBar.tsx';
import { ConnectionState } from './ConnectionState.tsx';
import { words as footerWords } from './footer.words.ts';
import { words as wishWords } from '../../wishlist/heart.words.ts';
import { words } from './root.words.ts';
import { HeaderTools } from './HeaderTools.tsx';
import { ProductTools } from './ProductTools.tsx';
import { Overlays } from './Overlays.tsx';
import { fetchOverlays, useCartAside } from './use-cart-aside.ts';
import { CardTools } from '../../commerce/card-tools.ts';
import { useArrival } from './use-arrival.ts';

/** What stands round every page: progress, head, foot and notices. Plain pages bring a head and foot of their own. */
export function Shell({ children }: { children: ReactNode }) {
  const view = useView();
  useArrival(view);
  const plain = view.line?.frame === 'plain' && !view.failure;
  return (
    <>
      <Progress />
      <ConnectionState view={view} />
      {plain ? children : <ShopFrame>{children}</ShopFrame>}
      <Notices />
    </>
  );
}

function ShopFrame({ children }: { children: ReactNode }) {
  const aside = useCartAside();
  const [search] = useSearchParams();
  // Elsewhere it is another key, such as that of a guest's order.
  const searched = useView().line?.access === 'public';
  const menus = useMenus();
  const quantity = useAppSelector((state) => state.cart.cartSummary.quantity);
  const restored = useAppSelector((state) => state.common.restored);
  const signedIn = useAppSelector((state) => state.login.signedIn);
  const firstName = useAppSelector((state) => state.profile.data?.firstName);
  return (
    <>
      <Header
        entries={menus.header}
        menuEntries={[
          { to: signedIn ? '/account/orders' : '/orders', name: signedIn ? words.orders : footerWords.findOrder },
          { to: '/wishlist', name: wishWords.wishlist },
          { to: '/help', name: footerWords.help },
        ]}
        search={searched ? (search.get('key') ?? '') : ''}
        suggest={suggestionsFor}
        cartCount={restored ? quantity : undefined}
        onCart={aside.possible ? aside.open : undefined}
        onCartIntent={() => void fetchOverlays()}
        extra={<HeaderTools />}
        accountTo={signedIn ? '/account' : '/auth/login'}
        {...(firstName && restored && { accountLabel: words.accountOf({ name: firstName }) })}
        accountName={restored ? (firstName ?? (signedIn ? words.account : words.signIn)) : null}
      />
      <main id="main" tabIndex={-1}>
        <CardTools value={ProductTools}>{children}</CardTools>
      </main>
      <Overlays aside={aside} />
      <Footer
        helpTo="/help"
        groups={[
          {
            title: words.shop,
            entries: menus.footer,
          },
          { title: words.account, entries: accountEntries(signedIn) },
          { title: footerWords.service, entries: service() },
        ]}
      />
    </>
  );
}

/** The owner's menus, else the shop's own: all categories and what the shop wants to be found first. */
function useMenus() {
  const categories = useAppSelector(selectCategories);
  const frame = useAppSelector((state) => state.common.frame);
  return useMemo(() => {
    const alive = { to: '/demo', name: words.seeAlive };
    const entries = [
      { to: '/products', name: words.everything },
      ...categories.map(({ id, name }) => ({ to: `/products/categories/${id}`, name })),
    ];
    return {
      header: frame?.header ?? [{ to: '/products?customizable=1', name: words.make }, alive, ...entries],
      footer: frame?.footer ?? [...entries, { to: '/blogs', name: words.journal }, alive],
    };
  }, [categories, frame]);
}

const accountEntries = (signedIn: boolean) => [
  ...(signedIn
    ? [
        { to: '/account', name: words.account },
        { to: '/account/orders', name: words.orders },
      ]
    : [
        { to: '/auth/login', name: words.signIn },
        { to: '/auth/register', name: words.register },
      ]),
  { to: '/wishlist', name: wishWords.wishlist },
  { to: '/cart', name: words.cart },
];

const service = () => [
  { to: '/help', name: footerWords.help },
  { to: '/orders', name: footerWords.findOrder },
  ...(['imprint', 'privacy', 'terms', 'withdrawal'] as const).map((page) => ({
    to: `/legal/${page}`,
    name: footerWords[page],
  })),
];

function Progress() {
  return <ProgressBar pending={usePending()} />;
}

function Notices() {
  const notices = useAppSelector((state) => state.common.notices);
  const dispatch = useAppDispatch();
  const entries = useMemo(() => notices.map((notice) => ({ ...notice, id: String(notice.id) })), [notices]);
  const [Region, setRegion] = useState<typeof NoticeRegion | null>(null);
  const hasNotices = notices.length > 0;
  useEffect(() => {
    if (Region) return;
    const bring = async () => {
      const { NoticeRegion: LoadedRegion } = await import('@afterimage/ui/NoticeRegion.tsx');
      setRegion(() => LoadedRegion);
    };
    // Ready before there is something to tell, so that it is read out; tried again when there is.
    if (hasNotices) void bring().catch(() => undefined);
    else afterLoad(bring);
  }, [Region, hasNotices]);
  return Region && <Region notices={entries} onDismiss={(id) => dispatch(noticeClosed(Number(id)))} />;
}
