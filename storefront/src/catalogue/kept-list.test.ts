import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedList } from './stored-list.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';
let saved = new Map<string, string>();
beforeEach(() => {
  saved = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => saved.set(key, text),
    removeItem: (key: string) => saved.delete(key),
  });
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
});
afterEach(() => vi.unstubAllGlobals());

it('D2.12 a kept list has the newest first, each once and not too many', () => {
  const list = storedList('seen', 3, isNumber);
  for (const one of [1, 2, 3, 2, 4]) list.add(one);
  expect(list.read()).toEqual([4, 2, 3]);
  expect(list.read()).toBe(list.read());
  list.clear();
  expect([list.read(), saved.size]).toEqual([[], 0]);
});

it('D3.19 what is no such list counts as none, and what is no item is left out', () => {
  const list = storedList('seen', 3, isNumber);
  for (const text of ['', '{', 'null', '[1]', '{"version":2,"list":[1]}', '{"version":1,"list":{}}', '{"version":1}']) {
    saved.set('seen', text);
    expect(list.read(), text).toEqual([]);
  }
  saved.set('seen', '{"version":1,"list":["x",7,null,7,8,9,10]}');
  expect(list.read()).toEqual([7, 8, 9]);
});

it('D2.12 it follows other tabs as long as somebody watches', () => {
  const list = storedList('seen', 3, isNumber);
  const changed = vi.fn();
  const stop = list.watch(changed);
  list.add(1);
  dispatchEvent(Object.assign(new Event('storage'), { key: 'seen' }));
  dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
  dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(changed).toHaveBeenCalledTimes(3);
  stop();
  list.add(2);
  expect(changed).toHaveBeenCalledTimes(3);
});

it('D2.12 a browser that forbids storage has no list, and nothing fails', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  const list = storedList('seen', 3, isNumber);
  list.add(1);
  list.clear();
  expect(list.read()).toEqual([]);
});
