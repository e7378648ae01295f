import { expect } from 'vitest';

interface Answer {
  body: string;
  headers: Record<string, unknown>;
}

/** The address of the icon that a page names; without one, browsers ask for /favicon.ico. For tests. */
export function iconOf({ body }: Pick<Answer, 'body'>): string {
  const [, address = ''] = /<link rel="icon"[^>]* href="([^"]+)"/.exec(body) ?? [];
  return address;
}

/** Sees that a page names an icon and that its own policy lets the browser have it. For tests. */
export function expectIcon(response: Answer): void {
  const address = iconOf(response);
  expect(address).toMatch(/^(?:data:image\/svg\+xml,|\/)/);
  const policy = new Map(
    String(response.headers['content-security-policy'])
      .split('; ')
      .map((part) => [part.slice(0, part.indexOf(' ')), part.split(' ').slice(1)]),
  );
  expect(policy.get('img-src') ?? policy.get('default-src')).toContain(
    address.startsWith('data:') ? 'data:' : "'self'",
  );
}
