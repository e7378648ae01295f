import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocale } from '@afterimage/words/locale.ts';
import { matching, resultCommands } from './commands.ts';

beforeEach(() => setLocale('en'));
const command = (title: string) => ({ id: title, title, run: () => undefined });

describe('the commands of the palette', () => {
  it('D20.1 match by all words of the text, in any order and case', () => {
    const commands = [command('Audit log'), command('Orders')];
    expect(matching(commands, 'LOG aud').map(({ id }) => id)).toEqual(['Audit log']);
    expect(matching(commands, '')).toHaveLength(2);
    expect(matching(commands, 'nothing')).toEqual([]);
  });

  it('D20.1 lead from a result to its record, and say in what it was found once', () => {
    const navigate = vi.fn();
    const [order, product] = resultCommands(
      [
        { source: 'number', kind: 'order', id: 'x1', title: '1042', detail: 'Ada Lovelace', match: '1042' },
        { source: 'product', kind: 'product', id: '7', title: 'Mug & co', detail: 'MUG-7', match: 'MUG-7' },
      ],
      navigate,
    );
    expect([order?.title, order?.detail]).toEqual(['Order 1042', 'Ada Lovelace']);
    expect(product?.detail).toBe('MUG-7');
    order?.run();
    product?.run();
    expect(navigate.mock.calls).toEqual([['/admin/orders/x1'], ['/admin/products/7']]);
  });
});
