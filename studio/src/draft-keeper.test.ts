import { describe, expect, it } from 'vitest';
import { FailureError } from '@afterimage/client/api/failure.ts';
import type { DraftCopy } from './draft-copy.ts';
import { DraftKeeper, type DraftPorts, type DraftStatus, type StoredDraft, waits } from './draft-keeper.ts';
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
    const made = { photoList: [], mediumList: [], productId: 7, slug: 'print', productName: 'Print' };
    const draft: StoredDraft = { ...made, key, revision, content, updatedAt: `at ${revision}`, expiresAt: '' };
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

  const device = (copy: DraftCopy | null = null, begin = work(1)) => {
    const seen = {
      status: { kind: 'none' } as DraftStatus,
      copy,
      adopted: [] as number[],
      linkGone: false,
      otherProduct: '',
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
      remove: async (key) => void drafts.delete(key),
      account: () => seen.account,
      keepCopy: (kept) => (seen.copy = kept),
      dropCopy: () => (seen.copy = null),
      later: (milliseconds, run) => {
        const timer = { milliseconds, run };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
      },
    };
    const keeper = new DraftKeeper(
      7,
      ports,
      {
        status: (status) => (seen.status = status),
        key: () => undefined,
        adopted: ({ content }) => seen.adopted.push(content.quantity),
        refreshed: () => undefined,
        linkGone: () => (seen.linkGone = true),
        otherProduct: (slug, key) => (seen.otherProduct = `${slug} ${key}`),
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
    return { keeper, seen, pass, timers };
  };
  return { server, device };
}
const settle = () => new Promise((done) => setTimeout(done));

describe('keeping a draft', () => {
  it('S1.11 is here at once, and on the server after a moment of rest, in one request', async () => {
    const { server, device } = scene();
    const { keeper, seen, pass } = device();
    await keeper.start(null);
    keeper.changed(work(1));
    expect(seen.copy).toBeNull();
    for (const quantity of [2, 3, 4]) keeper.changed(work(quantity));
    expect(seen.copy).toMatchObject({ unsaved: true, work: work(4) });
    expect(await pass()).toEqual([waits.change]);
    expect(server.calls).toEqual(['create']);
    expect(seen.status).toEqual({ kind: 'saved', at: 'at 0' });
    expect(seen.copy).toMatchObject({ key: 'key-1', revision: 0, unsaved: false });
    keeper.changed(work(5));
    await pass();
    expect(server.drafts.get('key-1')).toMatchObject({ revision: 1, content: { quantity: 5 } });
  });

  it('S1.11 what changes while it is being sent goes with the next', async () => {
    const { server, device } = scene();
    const { keeper, seen, pass, timers } = device();
    keeper.changed(work(2));
    timers.splice(0)[0]?.run();
    keeper.changed(work(3));
    await settle();
    expect(seen.copy).toMatchObject({ key: 'key-1', unsaved: true });
    await pass();
    expect(server.drafts.get('key-1')?.content.quantity).toBe(3);
  });

  it('S1.11 survives a lost connection: says so, tries again later and later, and at once when it is back', async () => {
    const { server, device } = scene();
    const { keeper, seen, pass } = device();
    server.online = false;
    keeper.changed(work(2));
    await pass();
    expect(seen.status).toEqual({ kind: 'offline' });
    expect(seen.copy).toMatchObject({ unsaved: true, key: null });
    expect([await pass(), await pass(), await pass()]).toEqual([[2000], [4000], [8000]]);
    server.online = true;
    keeper.online();
    await settle();
    expect(seen.status.kind).toBe('saved');
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
    const desk = world.device();
    desk.keeper.changed(work(2));
    await desk.pass();
    const phone = world.device();
    await phone.keeper.start('key-1');
    return { ...world, desk, phone };
  }

  it('S1.11 a link opens it on another one', async () => {
    const { phone } = await shared();
    expect(phone.seen.adopted).toEqual([2]);
    expect(phone.seen.copy).toMatchObject({ key: 'key-1', unsaved: false });
  });

  it('S1.11 what is newer is taken when nothing is unsaved here', async () => {
    const { desk, phone } = await shared();
    phone.keeper.changed(work(8));
    await phone.pass();
    await desk.keeper.look();
    expect(desk.seen.adopted).toEqual([8]);
    expect(desk.seen.status).toEqual({ kind: 'saved', at: 'at 1' });
  });

  it.each([
    ['mine', 5],
    ['theirs', 8],
  ] as const)('S1.11 else it is asked which to keep: %s', async (keep, kept) => {
    const { server, desk, phone } = await shared();
    phone.keeper.changed(work(8));
    await phone.pass();
    desk.keeper.changed(work(5));
    await desk.pass();
    expect(desk.seen.status).toMatchObject({ kind: 'conflict', theirs: { content: { quantity: 8 } } });
    desk.keeper.changed(work(5));
    await desk.pass();
    expect(server.drafts.get('key-1')?.content.quantity).toBe(8);
    await desk.keeper.resolve(keep);
    expect(desk.seen.copy).toMatchObject({ work: { content: { quantity: kept } }, unsaved: false });
    expect(server.drafts.get('key-1')?.content.quantity).toBe(kept);
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
    const { server, desk, device } = await shared();
    const other = device();
    await other.keeper.start('nothing');
    expect(other.seen.linkGone).toBe(true);
    const mug = server.drafts.get('key-1');
    if (mug) server.drafts.set('mug', { ...mug, productId: 8, slug: 'mug' });
    await other.keeper.start('mug');
    expect(other.seen).toMatchObject({ otherProduct: 'mug mug', adopted: [] });
    server.drafts.clear();
    desk.keeper.changed(work(3));
    await desk.pass();
    expect(server.drafts.get('key-1')?.content.quantity).toBe(3);
  });

  it('S1.13 the latest is on the server before it is tried, whatever was on its way', async () => {
    const { server, device } = scene();
    const { keeper, timers } = device();
    keeper.changed(work(2));
    timers.splice(0)[0]?.run();
    keeper.changed(work(3));
    expect(await keeper.save()).toBe('key-1');
    expect(server.drafts.get('key-1')?.content.quantity).toBe(3);
    server.drafts.clear();
    expect(await keeper.save()).toBe('key-1');
    expect(server.drafts.get('key-1')?.content.quantity).toBe(3);
    const blank = device();
    expect(await blank.keeper.save()).toBe('key-2');
  });

  it('S1.13 what cannot be brought to the server says why: no network, or a change in another place', async () => {
    const { server, desk, phone } = await shared();
    server.online = false;
    desk.keeper.changed(work(5));
    await expect(desk.keeper.save()).rejects.toMatchObject({ failure: { status: 0 } });
    server.online = true;
    expect(await desk.keeper.save()).toBe('key-1');
    phone.keeper.changed(work(6));
    await expect(phone.keeper.save()).rejects.toMatchObject({ failure: { code: 'DRAFT_CHANGED' } });
    await phone.keeper.resolve('mine');
    expect(await phone.keeper.save()).toBe('key-1');
    expect(server.drafts.get('key-1')?.content.quantity).toBe(6);
    // What was changed in another place while nothing was here is taken over, and is what is tried.
    expect(await desk.keeper.save()).toBe('key-1');
    expect(desk.seen.adopted.at(-1)).toBe(6);
  });

  it('S4.18 is joined once somebody is signed in, once, and gone after the order', async () => {
    const { server, desk } = await shared();
    await desk.keeper.join();
    expect(server.calls).not.toContain('join');
    desk.seen.account = 'ada';
    await desk.keeper.join();
    await desk.keeper.join();
    expect(server.calls.filter((call) => call === 'join')).toHaveLength(1);
    await desk.keeper.discard();
    expect(server.drafts.size).toBe(0);
    expect(desk.seen.copy).toBeNull();
    desk.keeper.changed(work(9));
    expect(await desk.pass()).toEqual([]);
  });
});
