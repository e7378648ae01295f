import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listQuery } from '@afterimage/contract/admin/lists.ts';
import { type TestDatabase, testDatabase } from '../db/test-database.ts';
import type { Failure } from '../http/failure.ts';
import { listPageOf } from './list-page.ts';
import { addWalks, makeWalks, type Walk, walkList, walkView } from './test-walks.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
  await makeWalks(database.db);
});
beforeEach(async () => {
  await database.pool.query('truncate walks restart identity');
  await addWalks(database.db, 60, 1);
});
afterAll(() => database.close());

const pageOf = (query: object) => listPageOf(database.db, walkList, listQuery.parse(query), walkView);
const ids = (rows: readonly Walk[]) => rows.map(({ id }) => id);

async function walk(query: object, between: () => Promise<void> = async () => {}): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await pageOf({ ...query, ...(cursor && { cursor }) });
    seen.push(...ids(page.itemList));
    cursor = page.nextCursor ?? undefined;
    await between();
  } while (cursor);
  return seen;
}

const fieldsOf = (query: object) =>
  pageOf(query).then(
    () => 'answered',
    (error: Failure) => Object.keys(error.facts.fields ?? {}),
  );

const sorts = ['id', 'name', 'steps', 'begun', 'day', 'status'].flatMap((name) => [name, `-${name}`]);

describe('pages of a list', () => {
  it.each(sorts)(
    'D20.1 sorted by %s, pages of every length have every row once, in the order of one page',
    async (sort) => {
      const whole = ids((await pageOf({ sort, limit: 200 })).itemList);
      expect(whole.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
      for (const limit of [1, 7, 20, 59]) expect(await walk({ sort, limit }), String(limit)).toEqual(whole);
    },
  );

  it.each(sorts)(
    'D20.1 sorted by %s, what is added in between takes no row away and shows none twice',
    async (sort) => {
      let seed = 1000;
      const seen = await walk({ sort, limit: 9 }, async () => {
        if (seed < 1100) await addWalks(database.db, 5, (seed += 11));
      });
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => id <= 60)).toHaveLength(60);
    },
  );

  it('D20.1 rows without a value come last in both directions', async () => {
    for (const sort of ['steps', '-steps']) {
      const { itemList } = await pageOf({ sort, limit: 200 });
      const values = itemList.map(({ steps }) => steps);
      const firstEmpty = values.indexOf(null);
      expect(values.slice(firstEmpty).every((value) => value === null)).toBe(true);
      expect(firstEmpty).toBe(50);
    }
  });

  it('D20.1 the count ends at 10,000 and is not repeated on later pages', async () => {
    const small = await pageOf({ limit: 10 });
    expect(small.total).toEqual({ count: 60, capped: false });
    await addWalks(database.db, 10_000, 100);
    const { total } = await pageOf({ limit: 10, cursor: small.nextCursor });
    expect(total).toEqual({ count: 60, capped: false });
    expect((await pageOf({ limit: 10 })).total).toEqual({ count: 10_000, capped: true });
  });

  it.each([
    [{ filter: 'status:paid,new~steps:0..2' }, (n: number) => n % 3 !== 2 && [2, 3, 4].includes((n * 13) % 6)],
    [{ filter: 'status:!paid' }, (n: number) => n % 3 !== 1],
    [{ filter: 'name:-' }, (n: number) => n % 5 === 0],
    [{ filter: 'name:!-' }, (n: number) => n % 5 !== 0],
    [{ filter: 'name:*AB' }, (n: number) => n % 5 !== 0 && (n * 7) % 4 === 0],
    [{ filter: 'name:!*ab' }, (n: number) => n % 5 === 0 || (n * 7) % 4 !== 0],
    [{ filter: 'name:Ab,CB' }, (n: number) => n % 5 !== 0 && (n * 7) % 2 === 0],
    [{ filter: 'wet:yes' }, (n: number) => n % 2 === 0],
    [{ filter: 'wet:no' }, (n: number) => n % 2 === 1],
    [{ filter: 'day:@today' }, (n: number) => n % 3 !== 0 && n % 6 === 4],
    [{ filter: 'day:@overdue' }, (n: number) => n % 3 !== 0 && n % 6 < 4],
    [{ filter: 'day:2026-11-21..2026-11-22' }, (n: number) => n % 3 !== 0 && [1, 2].includes(n % 6)],
    // The day begins where the shop is, an hour before the day of UTC.
    [{ filter: 'begun:2026-11-01..2026-11-01' }, (n: number) => n % 4 !== 0],
    [{ filter: 'begun:..2026-10-31' }, () => false],
    [{ text: 'w1' }, (n: number) => String(n).startsWith('1')],
    [{ filter: 'email:*%' }, () => false],
  ] as const)('D20.1 %j selects the rows that it says', async (query, isSelected) => {
    const expected = Array.from({ length: 60 }, (_, index) => index + 1).filter(isSelected);
    expect(await walk({ ...query, sort: 'id', limit: 25 })).toEqual(expected);
  });

  it.each([
    [{ filter: 'steps:many' }, 'filter.steps'],
    [{ filter: 'steps:*1' }, 'filter.steps'],
    [{ filter: 'steps:99999999999999999' }, 'filter.steps'],
    [{ filter: 'status:gone' }, 'filter.status'],
    [{ filter: 'day:2026-02-30..' }, 'filter.day'],
    [{ filter: 'begun:..0000-01-01' }, 'filter.begun'],
    [{ filter: 'wet:perhaps' }, 'filter.wet'],
    [{ filter: 'secret:a' }, 'filter.secret'],
    [{ filter: 'constructor:a' }, 'filter.constructor'],
    [{ filter: `id:${Array.from({ length: 201 }, (_, n) => n).join(',')}` }, 'filter.id'],
    [{ filter: 'nonsense' }, 'filter'],
    [{ sort: 'wet' }, 'sort'],
    [{ sort: 'toString' }, 'sort'],
    [{ cursor: 'bm9uc2Vuc2U' }, 'cursor'],
  ])('D20.1 %j is refused by the name of its field', async (query, field) => {
    expect(await fieldsOf(query)).toEqual([field]);
  });

  it('D20.1 a cursor is of no use with another order, another condition or another value', async () => {
    const { nextCursor: cursor } = await pageOf({ sort: 'day', limit: 5 });
    expect(await fieldsOf({ sort: '-day', limit: 5, cursor })).toEqual(['cursor']);
    expect(await fieldsOf({ sort: 'day', filter: 'wet:yes', cursor })).toEqual(['cursor']);
    const content = JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString()) as unknown[];
    for (const [place, value] of [
      [1, "2026-11-24'; drop table walks"],
      [1, '2026-13-45'],
      [2, 'x'],
      [3, -1],
    ] as const) {
      const forged = Buffer.from(JSON.stringify(content.with(place, value))).toString('base64url');
      expect(await fieldsOf({ sort: 'day', limit: 5, cursor: forged })).toEqual(['cursor']);
    }
  });
});
