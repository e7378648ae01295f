import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Draft } from '@afterimage/contract/drafts.ts';
import { draftDesignOf } from '@afterimage/contract/values/slot-wire.ts';
import type { StoredDraft } from './draft-sync.ts';

/** A draft of the server, with its design as the studio holds it. */
export function storedDraft(draft: Draft, customizations: ProductDetail['customizationList']): StoredDraft {
  const mediumList = draft.mediumList.map(({ display: _, ...medium }) => medium);
  return { ...draft, content: draftDesignOf(draft.content, customizations), mediumList };
}
