import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFileQuery } from '@afterimage/contract/admin/lists.ts';
import { type TestDatabase, testDatabase } from '../db/test-database.ts';
import { safeCell } from './csv-dialect.ts';
import { listFile } from './list-file.ts';
import { addWalks, makeWalks, walkList, walkView } from './test-walks.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
  await makeWalks(database.db);
  await addWalks(database.db, 2500, 1);
  await database.pool.query(`update walks set name = '=HYPERLINK("http://evil.test";"a, b")' where id = 1`);
});
afterAll(() => database.close());

async function fileOf(query: object, locale: 'en' | 'de' = 'en'): Promise<string> {
  const labels = { id: 'Number', name: 'Name', steps: 'Steps' };
  const file = listFile(database.db, walkList, listFileQuery.parse(query), { ...walkView, locale }, labels);
  expect(file.name).toBe('walks-2026-11-24.csv');
  return (await buffer(file.content)).toString();
}

describe('a list as a file', () => {
  it('D20.1 it has the rows, the order and the columns of the view, and no formula', async () => {
    const text = await fileOf({ filter: 'id:1,2,3', sort: '-id', columns: 'id,name,steps,wet', bom: 'false' });
    expect(text.split('\r\n')).toEqual([
      'Number,Name,Steps,wet',
      '3,bb,0.01,no',
      '2,cB,0.00,yes',
      `1,"'=HYPERLINK(""http://evil.test"";""a, b"")",-0.01,no`,
      '',
    ]);
  });

  it('D20.1 in German it is as German spreadsheets read it, with the mark of UTF-8', async () => {
    const text = await fileOf({ filter: 'id:1', columns: 'steps,begun,wet' }, 'de');
    expect(text).toBe('\uFEFFSteps;begun;wet\r\n-0,01;2026-11-01 00:00;nein\r\n');
  });

  it('D20.1 it has every row, however many pages that takes', async () => {
    const lines = (await fileOf({ sort: 'steps', columns: 'id' })).split('\r\n').slice(1, -1);
    expect(new Set(lines).size).toBe(2500);
    expect(lines).toHaveLength(2500);
  });

  it('D20.1 a column that no file has is refused before anything is sent', async () => {
    const query = listFileQuery.parse({ columns: 'id,email' });
    expect(() => listFile(database.db, walkList, query, walkView, {})).toThrow('Please');
  });

  it.each(['=1', '+1', '-1', '@a', '\t=1', ' =1', '\uFF1D1'])('D20.1 %j is not read as a formula', (text) => {
    expect(safeCell(text)).toBe(`'${text}`);
  });
});
