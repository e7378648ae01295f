import type { Draft, DraftDesign, DraftLine } from '@afterimage/contract/drafts.ts';
import { type Failure, FailureError, failureOf } from '@afterimage/client/api/failure.ts';
import type { DraftCopy } from './draft-copy.ts';
import { sameWork, type Work } from './work.ts';

/** A draft of the server, with its content as a design. */
export interface StoredDraft extends Omit<Draft, keyof Work>, Work {}

/** How the keeping goes; `theirs` is what was found in another place while there is something unsaved here. */
export type DraftStatus =
  | { kind: 'none' | 'saving' | 'offline' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'conflict'; theirs: StoredDraft };

/** What a keeper stands on: the server, the browser's storage, and a clock. */
export interface DraftPorts {
  create(content: DraftDesign): Promise<StoredDraft>;
  /** `revision` is the one that the content is based on; `keepalive` lets it go on when the page is left. */
  update(key: string, change: { content: DraftDesign; revision: number }, keepalive: boolean): Promise<StoredDraft>;
  get(key: string): Promise<StoredDraft>;
  join(key: string): Promise<unknown>;
  /** Who is signed in. */
  account(): string | null;
  storeCopy(copy: DraftCopy): void;
  dropCopy(): void;
  /** Runs something later; answers how to take that back. */
  later(milliseconds: number, run: () => void): () => void;
}

interface DraftEvents {
  status(status: DraftStatus): void;
  key(key: string | null): void;
  /** The cart line whose design it is, as last reported by the server. */
  line(line: DraftLine | null): void;
  /** The server's content takes the place of what is here. */
  adopted(draft: StoredDraft): void;
  /** The same content with fresh addresses of its files. */
  refreshed(draft: StoredDraft): void;
  /** The draft of a link is not there any more. */
  linkExpired(): void;
  /** The draft of a link is in a cart already: the visitor is asked what to do with it. */
  inCart(key: string, line: DraftLine): void;
  /** The draft of a link is of another product. */
  otherProduct(slug: string, key: string): void;
}

/** The settings of the synchronization. `asksInCart`: a draft that is in a cart is not opened by its link without asking. */
export interface DraftKind {
  productId: number;
  asksInCart: boolean;
}

/** How long a change waits for the next one, and how long a lost connection at first and at most. */
export const waits = { change: 800, firstRetry: 2000, lastRetry: 60_000 };

/**
 * Keeps one design, here at once and on the server soon after. One request at a time; what changes meanwhile goes with
 * the next. What was changed in another place is taken over when nothing is unsaved here, else the person is asked.
 */
export class DraftSync {
  readonly #productId: number;
  readonly #asks: boolean;
  readonly #ports: DraftPorts;
  readonly #events: DraftEvents;
  #copy: DraftCopy;
  #sending = false;
  #underway: Promise<void> = Promise.resolve();
  /** Why the last attempt to send came to nothing. */
  #failure: Failure | null = null;
  #stopped = false;
  #theirs: StoredDraft | null = null;
  #retry = waits.firstRetry;
  #cancel: () => void = () => undefined;

  constructor(
    { productId, asksInCart }: DraftKind,
    ports: DraftPorts,
    events: DraftEvents,
    storedCopy: DraftCopy | null,
    blank: Work,
  ) {
    this.#productId = productId;
    this.#asks = asksInCart;
    this.#ports = ports;
    this.#events = events;
    this.#copy = storedCopy ?? {
      key: null,
      revision: 0,
      savedAt: null,
      unsaved: false,
      owner: null,
      line: null,
      work: blank,
      sentList: [],
    };
  }

  /** Looks at what the server has: of the link that one came by, else of the design that lies here. */
  async start(linked: string | null): Promise<void> {
    const { key, savedAt, unsaved } = this.#copy;
    this.#events.key(key);
    this.#events.line(this.#copy.line);
    if (savedAt !== null && !unsaved) this.#events.status({ kind: 'saved', at: savedAt });
    if (linked !== null && linked !== key) return this.#open(linked);
    if (key === null) return unsaved ? this.#send() : undefined;
    await this.look();
    await this.join();
  }

  /** What there is now. The first call after a start without a design only says what nothing is. */
  changed(work: Work): void {
    if (this.#stopped) return;
    const before = this.#copy.work.content;
    const same = sameWork(before, work.content) && (before.step === work.content.step || this.#copy.key === null);
    this.#put({ work, unsaved: this.#copy.unsaved || !same });
    if (!same) this.#soon(waits.change);
  }

  /** The page may be gone in a moment: what the server knows already is brought up to date without waiting. */
  flush(): void {
    const { key, revision, unsaved, work } = this.#copy;
    if (this.#stopped || !unsaved || key === null || this.#theirs) return;
    // Whether it arrived is found out at the next start: the server's content is the same then.
    this.#sent(work.content);
    this.#ports.update(key, { content: work.content, revision }, true).catch(() => undefined);
  }

  /** The connection is back: what waits goes now. */
  online(): void {
    this.#retry = waits.firstRetry;
    if (this.#copy.unsaved) void this.#send();
  }

  /**
   * Brings the latest to the server and answers its key. Fails with why that cannot be: DRAFT_CHANGED while the person
   * is asked which of two designs counts.
   */
  async save(): Promise<string> {
    await this.#settled();
    if (this.#copy.key === null) this.#put({ unsaved: true });
    // What nobody changes here may have been changed, or thrown away, in another place.
    if (!this.#copy.unsaved) await this.look();
    // What is changed while it is sent goes with the next; after some tries it is not the server that is slow.
    for (let tries = 0; tries < 5 && this.#copy.unsaved && !this.#theirs; tries += 1) {
      this.#failure = null;
      await this.#send();
      await this.#settled();
      if (this.#failure) throw new FailureError(this.#failure);
    }
    const { key, unsaved } = this.#copy;
    if (this.#theirs) throw new FailureError({ status: 409, code: 'DRAFT_CHANGED', description: '' });
    if (key === null || unsaved) throw new FailureError({ status: 0, code: 'NETWORK', description: '' });
    return key;
  }

  async #settled(): Promise<void> {
    while (this.#sending) await this.#underway;
  }

  /** Looks whether it was changed in another place, and brings fresh addresses of the files. */
  async look(): Promise<void> {
    const { key } = this.#copy;
    if (key === null || this.#sending || this.#theirs || this.#stopped) return;
    try {
      this.#compare(await this.#ports.get(key));
    } catch (error) {
      if (failureOf(error).code === 'DRAFT_NOT_FOUND') return this.#again();
      if (this.#copy.unsaved) this.#failed(error);
    }
  }

  /** Makes it the account's own, once somebody is signed in. */
  async join(): Promise<void> {
    const { key, owner } = this.#copy;
    const account = this.#ports.account();
    if (key === null || owner !== null || account === null || this.#stopped) return;
    try {
      await this.#ports.join(key);
      this.#put({ owner: account });
    } catch {
      // tried again at the next start
    }
  }

  /** The answer to a conflict. */
  async resolve(keptSide: 'mine' | 'theirs'): Promise<void> {
    const theirs = this.#theirs;
    if (!theirs) return;
    this.#theirs = null;
    if (keptSide === 'theirs') return this.#adopt(theirs);
    // A link to another design is not followed; the same design takes what is here.
    if (theirs.key === this.#copy.key) this.#put({ revision: theirs.revision, unsaved: true });
    this.#events.status({ kind: 'none' });
    await this.#send();
  }

  /** What another tab of this browser has kept. */
  adoptCopy(copy: DraftCopy): boolean {
    if (this.#copy.unsaved || this.#sending || copy.revision <= this.#copy.revision) return false;
    this.#copy = copy;
    return true;
  }

  /** It was ordered. The next design of the product starts empty; this one is still found by its key. */
  release(): void {
    this.stop();
    this.#ports.dropCopy();
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }

  #put(change: Partial<DraftCopy>): void {
    const { key, line } = this.#copy;
    this.#copy = { ...this.#copy, ...change };
    if (this.#copy.unsaved || this.#copy.key !== null) this.#ports.storeCopy(this.#copy);
    if (this.#copy.key !== key) this.#events.key(this.#copy.key);
    if (this.#copy.line !== line) this.#events.line(this.#copy.line);
  }

  #soon(milliseconds: number): void {
    this.#cancel();
    this.#cancel = this.#ports.later(milliseconds, () => void this.#send());
  }

  async #open(key: string): Promise<void> {
    try {
      const draft = await this.#ports.get(key);
      if (draft.productId !== this.#productId) return this.#events.otherProduct(draft.slug, key);
      if (this.#asks && draft.line && draft.line.quantity !== null) return this.#events.inCart(key, draft.line);
      if (this.#hasOwn() && !sameWork(draft.content, this.#copy.work.content)) this.#ask(draft);
      else this.#adopt(draft);
    } catch (error) {
      if (failureOf(error).code === 'DRAFT_NOT_FOUND') this.#events.linkExpired();
      else this.#events.status({ kind: 'offline' });
    }
  }

  /** Whether unsaved work would be lost; an account finds its drafts in its list. */
  #hasOwn(): boolean {
    const { key, unsaved, owner } = this.#copy;
    return unsaved || (key !== null && owner === null);
  }

  async #send(): Promise<void> {
    if (this.#sending || this.#stopped || this.#theirs || !this.#copy.unsaved) return;
    this.#cancel();
    this.#sending = true;
    this.#underway = this.#sendNow();
    await this.#underway;
  }

  async #sendNow(): Promise<void> {
    this.#events.status({ kind: 'saving' });
    const { key, revision, work } = this.#copy;
    const { content } = work;
    this.#sent(content);
    try {
      const draft =
        key === null ? await this.#ports.create(content) : await this.#ports.update(key, { content, revision }, false);
      this.#sending = false;
      this.#taken(draft, content);
    } catch (error) {
      this.#sending = false;
      const { code } = failureOf(error);
      if (code === 'DRAFT_NOT_FOUND') await this.#again();
      else if (code === 'DRAFT_CHANGED') await this.look();
      else this.#failed(error);
    }
  }

  /** Of what was sent since the last answer the latest two: more are never under way. */
  #sent(content: Work['content']): void {
    this.#put({ sentList: [...this.#copy.sentList, content].slice(-2) });
  }

  #taken(draft: StoredDraft, sentContent: Work['content']): void {
    if (this.#stopped) return;
    this.#retry = waits.firstRetry;
    const owner = this.#copy.key === null ? this.#ports.account() : this.#copy.owner;
    const unsaved = !sameWork(sentContent, this.#copy.work.content);
    this.#put({
      key: draft.key,
      revision: draft.revision,
      savedAt: draft.updatedAt,
      unsaved,
      owner,
      sentList: [],
      ...this.#lineOf(draft),
    });
    if (unsaved) this.#soon(0);
    else this.#events.status({ kind: 'saved', at: draft.updatedAt });
    void this.join();
  }

  #compare(draft: StoredDraft): void {
    if (this.#stopped) return;
    const { revision, unsaved, work, sentList } = this.#copy;
    const same = sameWork(draft.content, work.content);
    const own = unsaved && sentList.some((sentContent) => sameWork(draft.content, sentContent));
    if (draft.revision > revision && !same && !own) return unsaved ? this.#ask(draft) : this.#adopt(draft);
    const isSaved = same || !unsaved;
    this.#put({
      revision: draft.revision,
      savedAt: draft.updatedAt,
      unsaved: !isSaved,
      sentList: [],
      ...this.#lineOf(draft),
    });
    this.#events.refreshed(draft);
    if (isSaved) this.#events.status({ kind: 'saved', at: draft.updatedAt });
    else void this.#send();
  }

  #ask(theirs: StoredDraft): void {
    this.#theirs = theirs;
    this.#events.status({ kind: 'conflict', theirs });
  }

  #adopt(draft: StoredDraft): void {
    const { content, photoList, mediumList, key, revision, updatedAt } = draft;
    const owner = key === this.#copy.key ? this.#copy.owner : null;
    const adopted = { content, photoList, mediumList };
    this.#put({
      key,
      revision,
      savedAt: updatedAt,
      unsaved: false,
      owner,
      work: adopted,
      sentList: [],
      line: draft.line,
    });
    this.#events.adopted(draft);
    this.#events.status({ kind: 'saved', at: updatedAt });
    void this.join();
  }

  /** A draft that was made anew knows of no line: the one that it was opened for is still meant. */
  #lineOf({ line }: StoredDraft): Pick<DraftCopy, 'line'> {
    return { line: line ?? this.#copy.line };
  }

  /** The server knows it no more: it is kept anew. */
  async #again(): Promise<void> {
    this.#put({ key: null, revision: 0, savedAt: null, unsaved: true, owner: null });
    await this.#send();
  }

  #failed(error: unknown): void {
    if (this.#stopped) return;
    const failure = failureOf(error);
    this.#failure = failure;
    const isOffline = failure.status === 0;
    this.#events.status(isOffline ? { kind: 'offline' } : { kind: 'failed', failure });
    // What was judged and refused is not sent again before it has changed.
    if (!isOffline && failure.status !== 429 && failure.status < 500) return;
    this.#soon(this.#retry);
    this.#retry = Math.min(this.#retry * 2, waits.lastRetry);
  }
}
