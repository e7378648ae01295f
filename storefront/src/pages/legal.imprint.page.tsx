import { loadShop } from '@afterimage/client/state/common.state.ts';
import { legalPage } from '../legal/legal-pages.ts';
import { LegalView } from '../legal/LegalView.tsx';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';

export async function loader({ store, signal }: PageContext) {
  if (!store.getState().common.shop) await store.dispatch(loadShop(undefined, { signal }));
}

export const meta: PageModule['meta'] = () => {
  const { title, meta: description, path } = legalPage('imprint', null);
  return { title, description, canonical: path };
};

export const Component = () => <LegalView name="imprint" />;
