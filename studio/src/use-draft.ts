import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Draft, DraftLine } from '@afterimage/contract/drafts.ts';
import { draftContentOf } from '@afterimage/contract/values/slot-wire.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Call } from '@afterimage/client/api/call.ts';
import { FailureError } from '@afterimage/client/api/failure.ts';
import { copyKey, crowdedOut, type DraftCopy, readCopy, writeCopy } from './draft-copy.ts';
import { DraftSync, type DraftPorts, type DraftStatus, type StoredDraft } from './draft-sync.ts';
import { storedDraft } from './stored-draft.ts';
import { useServices } from './use-services.ts';
import type { Work } from './work.ts';

/** The copy of a design in this browser; that of an account is for nobody else to see. */
export function storedCopy(place: string, account: string | null): DraftCopy | null {
  try {
    const copy = readCopy(localStorage.getItem(place), Date.now());
    return copy && copy.owner !== null && copy.owner !== account ? null : copy;
  } catch {
    return null;
  }
}

function storeCopy(place: string, copy: DraftCopy): void {
  try {
    for (const name of crowdedOut(Object.keys(localStorage), place)) localStorage.removeItem(name);
    localStorage.setItem(place, writeCopy(copy));
  } catch {
    // a full or forbidden storage only means that the server alone keeps it
  }
}

function dropCopy(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // what cannot be reached was never written
  }
}

interface DraftEvents {
  onAdopted: (work: Work) => void;
  onRefreshed: (work: Work) => void;
  onLinkExpired: () => void;
  onOtherProduct: (slug: string, key: string) => void;
  onInCart: (key: string, line: DraftLine) => void;
}

interface DraftSettings extends DraftEvents {
  product: Pick<ProductDetail, 'id' | 'slug' | 'customizationList'>;
  /** The key of the link that one came by. */
  linked: string | null;
  /** The key of a design with a storage place of its own. */
  design: string | null;
  storedCopy: DraftCopy | null;
  blank: Work;
  account: string | null;
  signedIn: boolean;
}

interface PortSettings {
  id: number;
  place: string;
  call: Call;
  read: (draft: Draft) => StoredDraft;
  account: () => string | null;
}

/** What the keeper of a draft reaches: the server, the copy in this browser, and time. */
function draftPorts({ id, place, call, read, account }: PortSettings): DraftPorts {
  return {
    create: async (content) =>
      read(await call('createDraft', { body: { productId: id, content: draftContentOf(content) } })),
    async update(draftKey, { content, revision }, keepalive) {
      const body = { content: draftContentOf(content), revision };
      return read(await call('updateDraft', { params: { draftKey }, body }, { keepalive }));
    },
    get: async (draftKey) => read(await call('getDraft', { params: { draftKey } })),
    join: (draftKey) => call('joinDraft', { params: { draftKey } }),
    account,
    storeCopy: (copy) => storeCopy(place, copy),
    dropCopy: () => dropCopy(place),
    later: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}

/** Tells the keeper what happens to the page, the network and the copy. */
function listen(own: DraftSync, place: string, onAdopted: (work: Work) => void): () => void {
  const onHide = () => own.flush();
  const onSeen = () => (document.visibilityState === 'hidden' ? own.flush() : void own.look());
  const onOnline = () => own.online();
  const onStorage = (event: StorageEvent) => {
    if (event.key !== place) return;
    const copy = readCopy(event.newValue, Date.now());
    if (copy && own.adoptCopy(copy)) onAdopted(copy.work);
  };
  addEventListener('pagehide', onHide);
  addEventListener('online', onOnline);
  addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onSeen);
  return () => {
    removeEventListener('pagehide', onHide);
    removeEventListener('online', onOnline);
    removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onSeen);
  };
}

/** Keeps what is made, here and on the server; how that goes is `status`. */
export function useDraft(settings: DraftSettings) {
  const { product, linked, design, storedCopy: copy, blank, account, signedIn, ...events } = settings;
  const { id, slug } = product;
  const place = copyKey(slug, design);
  const asksInCart = design === null;
  const { call } = useServices();
  const [status, setStatus] = useState<DraftStatus>({ kind: 'none' });
  const [key, setKey] = useState<string | null>(copy?.key ?? null);
  const [line, setLine] = useState<DraftLine | null>(copy?.line ?? null);
  // Something that was made here and did not come to the server does not lie in the cart either.
  const [unsavedBefore, setUnsavedBefore] = useState(copy?.line ? copy.unsaved || !copy.line.saved : false);
  const draftSync = useRef<DraftSync | null>(null);
  const accountNow = useRef(account);
  const onAdopted = useEffectEvent((draft: Work) => events.onAdopted(draft));
  const onDraftAdopted = useEffectEvent((draft: StoredDraft) => {
    setUnsavedBefore(draft.line !== null && !draft.line.saved);
    events.onAdopted(draft);
  });
  const onRefreshed = useEffectEvent((draft: Work) => events.onRefreshed(draft));
  const onLinkExpired = useEffectEvent(() => events.onLinkExpired());
  const onOtherProduct = useEffectEvent((other: string, draftKey: string) => events.onOtherProduct(other, draftKey));
  const onInCart = useEffectEvent((draftKey: string, inCart: DraftLine) => events.onInCart(draftKey, inCart));
  const initialInput = useEffectEvent(() => ({ linked, copy, blank }));
  const read = useEffectEvent((draft: Draft): StoredDraft => storedDraft(draft, product.customizationList));

  useEffect(() => {
    const ports = draftPorts({ id, place, call, read, account: () => accountNow.current });
    const start = initialInput();
    const own = new DraftSync(
      { productId: id, asksInCart },
      ports,
      {
        status: setStatus,
        key: setKey,
        line: setLine,
        inCart: onInCart,
        adopted: onDraftAdopted,
        refreshed: onRefreshed,
        linkExpired: onLinkExpired,
        otherProduct: onOtherProduct,
      },
      start.copy,
      start.blank,
    );
    draftSync.current = own;
    void own.start(start.linked);
    const stopListening = listen(own, place, onAdopted);
    return () => {
      own.flush();
      own.stop();
      stopListening();
    };
  }, [call, id, place, asksInCart]);

  useEffect(() => {
    accountNow.current = account;
    if (signedIn) void draftSync.current?.join();
  }, [signedIn, account]);

  return {
    status,
    key,
    line,
    /** Whether it had changes that were not saved to its line when it was opened. */
    unsavedBefore,
    changed: useCallback((work: Work) => draftSync.current?.changed(work), []),
    resolve: useCallback((keep: 'mine' | 'theirs') => void draftSync.current?.resolve(keep), []),
    /** Brings the latest to the server; answers the key of the draft. */
    save: useCallback(async () => {
      if (!draftSync.current) throw new FailureError({ status: 0, code: 'NETWORK', description: '' });
      return draftSync.current.save();
    }, []),
    /** Loads the server's current state of the draft. */
    look: useCallback(async () => draftSync.current?.look(), []),
    release: useCallback(() => draftSync.current?.release(), []),
  };
}
