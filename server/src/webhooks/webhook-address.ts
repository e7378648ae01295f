import type { WebhookParts } from './webhook-parts.ts';

/**
 * Whether a webhook may have this address, wherever its host is. Only where private networks are allowed, as on one's own
 * machine, is an address without encryption allowed too.
 */
export function isWebhookAddress(url: string, { refuses }: Pick<WebhookParts, 'refuses'>): boolean {
  const { protocol, username, password } = URL.parse(url) ?? {};
  return (
    (protocol === 'https:' || (protocol === 'http:' && !refuses('127.0.0.1'))) && username === '' && password === ''
  );
}
