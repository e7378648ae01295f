import type { LegalTextName } from '@afterimage/contract/values/legal.ts';
import { loadShop, pageTextsLoaded } from '@afterimage/client/state/common.state.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import type { Meta, PageContext } from '@afterimage/client/navigation/page.ts';
import { legalPage } from './legal-pages.ts';

const loadLegalText = operation(
  'legal/load',
  async (name: LegalTextName, { call, signal }) => (await call('getLegalText', { params: { name } }, { signal })).text,
);

/** The loader of a legal page: the owner's text, and the facts that the template is filled with in its place. */
export async function loadLegalPage({ load, store, signal }: PageContext, name: LegalTextName): Promise<void> {
  const shop = store.getState().common.shop ? undefined : store.dispatch(loadShop(undefined, { signal }));
  const [text] = await Promise.all([load(loadLegalText, name), shop]);
  store.dispatch(pageTextsLoaded({ [name]: text }));
}

export function legalMeta(name: LegalTextName): Meta {
  const { title, meta: description, path } = legalPage(name, null);
  return { title, description, canonical: path };
}
