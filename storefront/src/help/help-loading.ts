import type { PageContext } from '@afterimage/client/navigation/page.ts';
import { loadShop, pageTextsLoaded } from '@afterimage/client/state/common.state.ts';
import { operation } from '@afterimage/client/state/operation.ts';

const loadHelp = operation('help/load', (_: void, { call, signal }) => call('getHelp', {}, { signal }));

/** The loader of the help page. Without the shop's mail address, or without the questions, it is still of use. */
export async function loadHelpPage({ store, signal }: PageContext): Promise<void> {
  const { shop, pageTexts } = store.getState().common;
  await Promise.all([
    shop ? undefined : store.dispatch(loadShop(undefined, { signal })),
    pageTexts.help ? undefined : loadQuestions(),
  ]);

  async function loadQuestions(): Promise<void> {
    const loaded = await store.dispatch(loadHelp(undefined, { signal }));
    if (loadHelp.fulfilled.match(loaded)) store.dispatch(pageTextsLoaded({ help: loaded.payload }));
  }
}
