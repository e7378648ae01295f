import type { DraftLine } from '@afterimage/contract/drafts.ts';
import { describe, expect, it } from 'vitest';
import { FailureError } from '@afterimage/client/api/failure.ts';
import type { DraftCopy } from './draft-copy.ts';
import { DraftSync, type DraftPorts, type DraftStatus, type StoredDraft, waits } from './draft-sync.ts';
import type { Work } from './work.ts';

const work = (quantity: number): Work => ({
  content: {
    variantId: null,
    quantity,
    step: 'product',
    extraList: [],
    slots: [],
    acceptedWarningList: [],
  },
  photoList: [],
  mediumList: [],
});
const fail = (status: number, code: FailureError['failure']['code']) =>
  new FailureError({ status, code, description: '' });

/** A server that keeps drafts as the contract says, and the device of one person. */
function scene() {
  const drafts = new Map<string, StoredDraft>();
  const server = { online: true, drafts, calls: [] as string[] };
  const take = (key: string, content: Work['content'], revision: number): StoredDraft => {
    const blankWork = { photoList: [], mediumList: [], productId: 7, slug: 'print', productName: 'Print' };
    const state = { title: null, line: null, shareKey: null };
    const draft: StoredDraft = {
      ...blankWork,
      ...state,
      key,
      revision,
      content,
      updatedAt: `at ${revision}`,
      expiresAt: '',
    };
    drafts.set(key, draft);
    return draft;
  };
  const reach = (call: string) => {
    server.calls.push(call);
    if (!server.online) throw fail(0, 'NETWORK');
  };
  const find = (key: string) => {
    const draft = drafts.get(key);
    if (!draft) throw fail(404, 'DRAFT_NOT_FOUND');
    return draft;
  };

  const device = (copy: DraftCopy | null = null, begin = work(1), asksInCart = true) => {
    const recorder = {
      status: { kind: 'none' } as DraftStatus,
      copy,
      adopted: [] as number[],
      linkGone: false,
      otherProduct: '',
      line: null as DraftLine | null,
      inCart: '',
      account: null as string | null,
    };
    const timers: { milliseconds: number; run: () => void }[] = [];
    const ports: DraftPorts = {
      create: async (content) => {
        reach('create');
        return take(`key-${drafts.size + 1}`, content, 0);
      },
      update: async (key, { content, revision }) => {
        reach('update');
        const before = find(key);
        if (before.revision !== revision) throw fail(409, 'DRAFT_CHANGED');
        return take(key, content, revision + 1);
      },
      get: async (key) => {
        reach('get');
        return find(key);
      },
      join: async (key) => {
        reach('join');
        return find(key);
      },
      account: () => recorder.account,
      storeCopy: (storedCopy) => (recorder.copy = storedCopy),
      dropCopy: () => (recorder.copy = null),
      later: (milliseconds, run) => {
        const timer = { milliseconds, run };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
      },
    };
    const draftSync = new DraftSync(
      { productId: 7, asksInCart },
      ports,
      {
        status: (status) => (recorder.status = status),
        key: () => undefined,
        line: (line) => (recorder.line = line),
        inCart: (key) => (recorder.inCart = key),
        adopted: ({ content }) => recorder.adopted.push(content.quantity),
        refreshed: () => undefined,
        linkExpired: () => (recorder.linkGone = true),
        otherProduct: (slug, key) => (recorder.otherProduct = `${slug} ${key}`),
      },
      copy,
      begin,
    );
    /** Lets the time of what waits come, and answers how long it would have been. */
    const pass = async () => {
      const waited = timers.map(({ milliseconds }) => milliseconds);
      for (const { run } of timers.splice(0)) run();
      await settle();
      return waited;
    };
    return { keeper: draftSync, seen: recorder, pass, timers };
  };
  return { server, device };
}
const settle = () => new Promise((done) => setTimeout(done));

describe('keeping a draft', () => {
  it('S1.11 is here at once, and on the server after a moment of rest, in one request', async () => {
    const { server, device } = scene();
    const { keeper: draftSync, seen: recorder, pass } = device();
    await draftSync.start(null);
    draftSync.changed(work(1));
    expect(recorder.copy).toBeNull();
    for (const quantity of [2, 3, 4]) draftSync.changed(work(quantity));
    expect(recorder.copy).toMatchObject({ unsaved: true, work: work(4) });
    expect(await pass()).toEqual([waits.change]);
    expect(server.calls).toEqual(['create']);
    expect(recorder.status).toEqual({ kind: 'saved', at: 'at 0' });
    expect(recorder.copy).toMatchObject({ key: 'key-1', revision: 0, unsaved: false });
    draftSync.changed(work(5));
    await pass();
    expect(server.drafts.get('key-1')).toMatchObject({ revision: 1, content: { quantity: 5 } });
  });

  it('S1.11 what changes while it is being sent goes with the next', async () => {
    const { server, device } = scene();
    const { keeper: draftSync, seen: recorder, pass, timers } = device();
    draftSync.changed(work(2));
    timers.splice(0)[0]?.run();
    draftSync.changed(work(3));
    await settle();
    expect(recorder.copy).toMatchObject({ key: 'key-1', unsaved: true });
    await pass();
    expect(server.drafts.get('key-1')?.content.quantity).toBe(3);
  });

  it('S1.11 survives a lost connection: says so, tries again later and later, and at once when it is back', async () => {
    const { server, device } = scene();
    const { keeper: draftSync, seen: recorder, pass } = device();
    server.online = false;
    draftSync.changed(work(2));
    await pass();
    expect(recorder.status).toEqual({ kind: 'offline' });
    expect(recorder.copy).toMatchObject({ unsaved: true, key: null });
    expect([await pass(), await pass(), await pass()]).toEqual([[2000], [4000], [8000]]);
    server.online = true;
    draftSync.online();
    await settle();
    expect(recorder.status.kind).toBe('saved');
  });

  it('S1.11 survives a reload, also one before the server knew it', async () => {
    const { server, device } = scene();
    const before = device();
    before.keeper.changed(work(2));
    const after = device(before.seen.copy);
    await after.keeper.start(null);
    expect(server.drafts.get('key-1')?.content.quantity).toBe(2);
    expect(after.seen.copy).toMatchObject({ key: 'key-1', unsaved: false });
  });

  it('S1.11 what left with the page is recognised when it comes back', async () => {
    const { device } = scene();
    const before = device();
    before.keeper.changed(work(2));
    await before.pass();
    before.keeper.changed(work(3));
    const copy = before.seen.copy;
    before.keeper.flush();
    await settle();
    const after = device(copy);
    await after.keeper.start(null);
    expect(after.seen.status).toEqual({ kind: 'saved', at: 'at 1' });
    expect(after.seen.copy).toMatchObject({ revision: 1, unsaved: false });
  });
});

describe('a draft that was left while it was being sent', () => {
  it('S1.11 asks nobody: what the server has is an earlier thought of the same person', async () => {
    const { server, device } = scene();
    const before = device();
    before.keeper.changed(work(2));
    await before.pass();
    before.keeper.changed(work(3));
    const passing = before.pass();
    before.keeper.changed(work(4));
    before.keeper.flush();
    const copy = before.seen.copy;
    before.keeper.stop();
    await passing;
    expect(server.drafts.get('key-1')).toMatchObject({ revision: 1, content: { quantity: 3 } });
    const after = device(copy);
    await after.keeper.start(null);
    await settle();
    expect(after.seen.status.kind).toBe('saved');
    expect(server.drafts.get('key-1')).toMatchObject({ revision: 2, content: { quantity: 4 } });
  });
});

describe('a draft on two devices', () => {
  async function shared() {
    const world = scene();
    const desktop = world.device();
    desktop.keeper.changed(work(2));
    await desktop.pass();
    const phone = world.device();
    await phone.keeper.start('key-1');
    return { ...world, desk: desktop, phone };
  }

  it('S1.11 a link opens it on another one', async () => {
    const { phone } = await shared();
    expect(phone.seen.adopted).toEqual([2]);
    expect(phone.seen.copy).toMatchObject({ key: 'key-1', unsaved: false });
  });

  it('S1.11 what is newer is taken when nothing is unsaved here', async () => {
    const { desk: desktop, phone } = await shared();
    phone.keeper.changed(work(8));
    await phone.pass();
    await desktop.keeper.look();
    expect(desktop.seen.adopted).toEqual([8]);
    expect(desktop.seen.status).toEqual({ kind: 'saved', at: 'at 1' });
  });

  it.each([
    ['mine', 5],
    ['theirs', 8],
  ] as const)('S1.11 else it is asked which to keep: %s', async (keptSide, storedCopy) => {
    const { server, desk: desktop, phone } = await shared();
    phone.keeper.changed(work(8));
    await phone.pass();
    desktop.keeper.changed(work(5));
    await desktop.pass();
    expect(desktop.seen.status).toMatchObject({ kind: 'conflict', theirs: { content: { quantity: 8 } } });
    desktop.keeper.changed(work(5));
    await desktop.pass();
    expect(server.drafts.get('key-1')?.content.quantity).toBe(8);
    await desktop.keeper.resolve(keptSide);
    expect(desktop.seen.copy).toMatchObject({ work: { content: { quantity: storedCopy } }, unsaved: false });
    expect(server.drafts.get('key-1')?.content.quantity).toBe(storedCopy);
  });

  it('S1.11 a link does not throw away another design that lies here', async () => {
    const { phone, device } = await shared();
    const third = device();
    third.keeper.changed(work(4));
    await third.pass();
    const again = device(third.seen.copy);
    await again.keeper.start('key-1');
    expect(again.seen.status.kind).toBe('conflict');
    await again.keeper.resolve('mine');
    expect(again.seen.copy).toMatchObject({ key: 'key-2', work: { content: { quantity: 4 } } });
    expect(phone.seen.status.kind).toBe('saved');
  });

  it('S1.11 a link to what is gone says so; what is gone on the server is kept anew from here', async () => {
    const { server, desk: desktop, device } = await shared();
    const other = device();
    await other.keeper.start('nothing');
    expect(other.seen.linkGone).toBe(true);
    const mug = server.drafts.get('key-1');
    if (mug) server.drafts.set('mug', { ...mug, productId: 8, slug: 'mug' });
    await other.keeper.start('mug');
    expect(other.seen).toMatchObject({ otherProduct: 'mug mug', adopted: [] });
    server.drafts.clear();
    desktop.keeper.changed(work(3));
    await desktop.pass();
    expect(server.drafts.get('key-1')?.content.quantity).toBe(3);
  });

  it('S1.13 the latest is on the server before it is tried, whatever was on its way', async () => {
    const { server, device } = scene();
    const { keeper: draftSync, timers } = device();
    draftSync.changed(work(2));
    timers.splice(0)[0]?.run();
    draftSync.changed(work(3));
    expect(await draftSync.save()).toBe('key-1');
    expect(server.drafts.get('key-1')?.content.quantity).toBe(3);
    server.drafts.clear();
    expect(await draftSync.save()).toBe('key-1');
    expect(server.drafts.get('key-1')?.content.quantity).toBe(3);
    const blank = device();
    expect(await blank.keeper.save()).toBe('key-2');
  });

  it('S1.13 what cannot be brought to the server says why: no network, or a change in another place', async () => {
    const { server, desk: desktop, phone } = await shared();
    server.online = false;
    desktop.keeper.changed(work(5));
    await expect(desktop.keeper.save()).rejects.toMatchObject({ failure: { status: 0 } });
    server.online = true;
    expect(await desktop.keeper.save()).toBe('key-1');
    phone.keeper.changed(work(6));
    await expect(phone.keeper.save()).rejects.toMatchObject({ failure: { code: 'DRAFT_CHANGED' } });
    await phone.keeper.resolve('mine');
    expect(await phone.keeper.save()).toBe('key-1');
    expect(server.drafts.get('key-1')?.content.quantity).toBe(6);
    // What was changed in another place while nothing was here is taken over, and is what is tried.
    expect(await desktop.keeper.save()).toBe('key-1');
    expect(desktop.seen.adopted.at(-1)).toBe(6);
  });

  it('S4.18 is joined once somebody is signed in, once, and after the order the next one begins anew', async () => {
    const { server, desk: desktop } = await shared();
    await desktop.keeper.join();
    expect(server.calls).not.toContain('join');
    desktop.seen.account = 'ada';
    await desktop.keeper.join();
    await desktop.keeper.join();
    expect(server.calls.filter((call) => call === 'join')).toHaveLength(1);
    desktop.keeper.release();
    expect([...server.drafts.keys()]).toEqual(['key-1']);
    expect(desktop.seen.copy).toBeNull();
    desktop.keeper.changed(work(9));
    expect(await desktop.pass()).toEqual([]);
  });

  const line = { cartItemId: 'line-1', quantity: 2, saved: true };
  const lying = (server: { drafts: Map<string, StoredDraft> }, of: DraftLine | null) => {
    const draft = server.drafts.get('key-1');
    if (draft) server.drafts.set('key-1', { ...draft, line: of });
  };

  it('S3.7 the link of a design that lies in a cart asks what is wanted; of a line that is gone it opens it', async () => {
    const { server, device, desk: desktop, phone } = await shared();
    desktop.keeper.release();
    lying(server, line);
    await phone.keeper.start('key-1');
    const other = device();
    await other.keeper.start('key-1');
    expect(other.seen).toMatchObject({ inCart: 'key-1', adopted: [], copy: null });
    lying(server, { ...line, quantity: null, saved: false });
    const later = device();
    await later.keeper.start('key-1');
    expect(later.seen).toMatchObject({ inCart: '', adopted: [2], line: { quantity: null } });
  });

  it('S3.7 opened as the design of its line it says which, and how the line stands after each answer', async () => {
    const { server, device } = await shared();
    lying(server, line);
    const editor = device(null, work(1), false);
    await editor.keeper.start('key-1');
    expect(editor.seen).toMatchObject({ inCart: '', line, copy: { line } });
    lying(server, { ...line, quantity: null, saved: false });
    await editor.keeper.look();
    expect(editor.seen.line).toEqual({ ...line, quantity: null, saved: false });
  });

  it('S3.7 thrown away in another place it is kept anew, and still is the design of its line', async () => {
    const { server, device } = await shared();
    lying(server, line);
    const editor = device(null, work(1), false);
    await editor.keeper.start('key-1');
    server.drafts.clear();
    await editor.keeper.look();
    expect(editor.seen).toMatchObject({ line, copy: { line } });
    expect(server.drafts.size).toBe(1);
  });

  it('S1.12 what the account keeps gives way to another design of the same product without a question', async () => {
    const { server, device, desk: desktop } = await shared();
    desktop.seen.account = 'ada';
    await desktop.keeper.join();
    const begun = desktop.seen.copy;
    const stored = server.drafts.get('key-1');
    if (!stored) return expect.fail('no draft');
    server.drafts.set('key-9', { ...stored, key: 'key-9', content: work(9).content });
    const again = device(begun);
    await again.keeper.start('key-9');
    expect(again.seen).toMatchObject({ adopted: [9], copy: { key: 'key-9' } });
  });
});
