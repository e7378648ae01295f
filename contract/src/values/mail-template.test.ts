import { expect, it } from 'vitest';
import { fillMailTemplate, mailTemplateFault, placeholdersIn } from './mail-template.ts';

const rules = { placeholders: ['number', 'name'], required: ['number'], mayBeEmpty: false };

it('a text of a mail is refused when it is empty, has an unknown placeholder, or lacks a required one', () => {
  expect(mailTemplateFault('Order {number} for {name}', rules)).toBeNull();
  expect(mailTemplateFault('  ', rules)).toEqual({ fault: 'empty' });
  expect(mailTemplateFault('Order {number} of {nmae}', rules)).toEqual({ fault: 'unknown', name: 'nmae' });
  expect(mailTemplateFault('Order {number} {}', rules)).toEqual({ fault: 'unknown', name: '' });
  expect(mailTemplateFault('Your order', rules)).toEqual({ fault: 'missing', name: 'number' });
  for (const text of ['Order {number', 'Order number}', '{{number}}'])
    expect(mailTemplateFault(text, rules)).toEqual({ fault: 'brace' });
  expect(mailTemplateFault('', { ...rules, required: [], mayBeEmpty: true })).toBeNull();
  expect(mailTemplateFault('', { ...rules, mayBeEmpty: true })).toEqual({ fault: 'missing', name: 'number' });
});

it('placeholders are found once and replaced everywhere; values stay as they are', () => {
  expect(placeholdersIn('{name}, {number} and {name}')).toEqual(['name', 'number']);
  expect(fillMailTemplate('{name} and {name}: {count}', { name: '{number} $&', count: 2 })).toBe(
    '{number} $& and {number} $&: 2',
  );
  expect(fillMailTemplate('a{name}b', {})).toBe('ab');
});
