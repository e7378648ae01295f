import { localePath, locales } from '@afterimage/words/locale.ts';
import { describe, expect, it } from 'vitest';
import { pageTable } from '../app/routes.ts';
import { decide, filesOf, isCacheable, offlinePath, outdated, shellPaths } from './decide.ts';

const origin = 'https://shop.example';
const page = (path: string) =>
  decide({ method: 'GET', url: origin + path, mode: 'navigate', destination: 'document' }, origin);
const part = (path: string, destination = '', method = 'GET', host = origin) =>
  decide({ method, url: host + path, mode: 'cors', destination }, origin);

describe('what the service worker does with a request', () => {
  it('D2.12 every public page of the table may be kept, no personal one, in every language', () => {
    const shells = new Set(shellPaths);
    for (const { path, access } of pageTable)
      for (const locale of locales) {
        const address = localePath(path.replaceAll(/:\w+/g, 'some-thing'), locale);
        const expectedStrategy = shells.has(address) ? 'shell' : access === 'public' ? 'page' : 'closed';
        expect([address, page(address)]).toEqual([address, expectedStrategy]);
      }
    for (const path of ['/checkout', '/checkout/complete/1', '/account/orders', '/auth/login', '/customize/mug'])
      expect([path, page(path)]).toEqual([path, 'closed']);
  });

  it('D2.12 a language is prepared with its own scripts and the files of all, and with no other language’s', () => {
    const files = [
      '/assets/base.js',
      '/assets/cart.js',
      '/assets/sans.woff2',
      '/assets/cart.css',
      '/assets/de/cart.js',
    ];
    expect(filesOf(files, 'en')).toEqual([
      '/assets/base.js',
      '/assets/cart.js',
      '/assets/sans.woff2',
      '/assets/cart.css',
    ]);
    expect(filesOf(files, 'de')).toEqual([
      '/assets/base.js',
      '/assets/sans.woff2',
      '/assets/cart.css',
      '/assets/de/cart.js',
    ]);
  });

  it('D6.4 nothing of the API goes through its hands, whatever asks for it', () => {
    for (const path of ['/api/products', '/api/carts/items', '/api/checkout', '/api/orders', '/files/1?sign=x'])
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) expect(part(path, '', method)).toBe('pass');
    expect(page('/api/docs')).toBe('pass');
    expect(page('/dev/outbox')).toBe('pass');
    for (const path of ['/admin', '/admin/orders', '/de/admin']) expect([path, page(path)]).toEqual([path, 'pass']);
    expect(part('/admin/assets/main-x.js', 'script')).toBe('pass');
    expect(page('/payments/demo/x')).toBe('pass');
    expect(page('/sitemap.xml')).toBe('pass');
  });

  it('S1.13 the viewer of a print is none of its business, nor is a project to take away', () => {
    for (const path of ['/ar/0123', ...locales.map((locale) => `/${locale}/ar/0123`), '/projects/1/export?signature=x'])
      expect([path, page(path)]).toEqual([path, 'pass']);
    expect(part('/viewer/assets/main-x.js', 'script')).toBe('pass');
    expect(part('/viewer/assets/de/main-x.js', 'script')).toBe('pass');
  });

  it('D2.12 files of the build and pictures of the shop are kept, nothing of others', () => {
    expect(part('/assets/home-x.js', 'script')).toBe('file');
    expect(part('/pictures/mug-960.avif', 'image')).toBe('picture');
    expect(part('/pictures/film.mp4', 'video')).toBe('pass');
    expect(part('/assets/home-x.js', 'script', 'POST')).toBe('pass');
    expect(part('/assets/home-x.js', 'script', 'GET', 'https://other.example')).toBe('pass');
  });

  it('D2.12 has a shell of the cart and of the offline page in every language', () => {
    const shells = locales.flatMap((locale) => [localePath('/cart', locale), localePath('/offline', locale)]);
    expect(shellPaths).toEqual(shells);
  });

  it('D6.4 keeps only what is the same for everybody', () => {
    const reply = (control: string, facts: object = {}) => ({
      status: 200,
      redirected: false,
      type: 'basic' as const,
      headers: new Headers({ 'cache-control': control }),
      ...facts,
    });
    expect(isCacheable(reply('public, max-age=0, must-revalidate'))).toBe(true);
    expect(isCacheable(reply('no-store'))).toBe(false);
    expect(isCacheable(reply('private'))).toBe(false);
    expect(isCacheable(reply('public', { status: 404 }))).toBe(false);
    expect(isCacheable(reply('public', { redirected: true }))).toBe(false);
  });

  it('D2.12 leads to the words about it, in the language of the page', () => {
    expect(offlinePath(`${origin}/de/checkout?order=1`)).toBe('/de/offline?for=%2Fde%2Fcheckout%3Forder%3D1');
    expect(offlinePath(`${origin}/account`)).toBe('/offline?for=%2Faccount');
  });

  it('D2.12 keeps its own build and the one before it, and nothing that is not its own', () => {
    const names = ['files-1', 'pages-1', 'others', 'files-2', 'pages-2', 'files-3', 'pages-3'];
    expect(outdated(names, '3')).toEqual(['files-1', 'pages-1']);
    expect(outdated(names.slice(0, 3), '1')).toEqual([]);
    // A build that comes back finds its own.
    expect(outdated(names, '1')).toEqual(['files-2', 'pages-2']);
  });
});
