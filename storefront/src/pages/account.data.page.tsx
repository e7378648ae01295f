import { words } from '../account/account.words.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { OwnData } from '../account/OwnData.tsx';
import { SignOut } from '../auth/SignOut.tsx';
import type { PageModule } from '@afterimage/client/navigation/page.ts';

export const meta: PageModule['meta'] = () => ({
  title: words.data,
  description: words.dataMeta,
  canonical: '/account/data',
  robots: 'noindex',
});

export function Component() {
  return (
    <AccountFrame title={words.data} signOut={<SignOut />}>
      <OwnData />
    </AccountFrame>
  );
}
