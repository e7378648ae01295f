import { useState } from 'react';
import { loadAddresses } from '../account/address.state.ts';
import { words } from '../account/address.words.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { AccountLoading } from '../account/AccountLoading.tsx';
import { AddressBook } from '../account/AddressBook.tsx';
import { SignOut } from '../auth/SignOut.tsx';
import { loadCountries } from '@afterimage/client/state/common.state.ts';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { ErrorState } from '@afterimage/ui/States.tsx';
import { useReload } from '@afterimage/client/navigation/view-context.ts';

export async function loader({ store, signal }: PageContext) {
  const { common } = store.getState();
  await Promise.all([
    store.dispatch(loadAddresses(undefined, { signal })),
    common.countryList.length > 0 ? undefined : store.dispatch(loadCountries(undefined, { signal })),
  ]);
}

export const meta: PageModule['meta'] = () => ({
  title: words.title,
  description: words.meta,
  canonical: '/account/addresses',
  robots: 'noindex',
});

export function Component() {
  const reload = useReload();
  const restored = useAppSelector((state) => state.common.restored);
  const { addressList, success, loading, error } = useAppSelector((state) => state.address);
  const countries = useAppSelector((state) => state.common.countryList);
  const ready = restored && success && countries.length > 0;
  // Fetching them again after a change keeps what is shown, with what is being typed.
  const [isOpened, setIsOpened] = useState(false);
  if (ready && !isOpened) setIsOpened(true);
  const isListVisible = ready || (isOpened && !error);
  const hasFailed = restored && !isListVisible && !loading;
  return (
    <AccountFrame title={words.title} signOut={<SignOut />}>
      {isListVisible ? <AddressBook addresses={addressList} countries={countries} /> : null}
      {hasFailed ? (
        <ErrorState title={words.failed} {...(error && { reason: error.description })} onRetry={reload} />
      ) : null}
      {isListVisible || hasFailed ? null : <AccountLoading label={words.loading} height="208px" count={2} />}
    </AccountFrame>
  );
}
