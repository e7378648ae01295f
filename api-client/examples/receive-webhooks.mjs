// @ts-check
import { createServer } from 'node:http';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/**
 * A receiver of a shop's webhooks. It believes nothing that is not signed by the secret, and passes each message on once.
 * @param {string} secret as the shop showed it, beginning with `whsec_`
 * @param {(event: { type: string; timestamp: string; data: Record<string, unknown> }) => void} onEvent
 */
export function webhookReceiver(secret, onEvent) {
  const webhook = new Webhook(secret);
  // A message may come again, when its reply was lost. A real receiver remembers these in its database.
  /** @type {Set<string>} */
  const seen = new Set();
  return createServer(async (request, reply) => {
    /** @type {Buffer[]} */
    const pieces = [];
    for await (const piece of request) pieces.push(piece);
    const headers = /** @type {Record<string, string>} */ (request.headers);
    try {
      // The bytes as they came: JSON that was read and written again would have another signature.
      const event = webhook.verify(Buffer.concat(pieces), headers);
      const id = headers['webhook-id'] ?? '';
      if (!seen.has(id)) onEvent(/** @type {any} */ (event));
      seen.add(id);
      reply.writeHead(204).end();
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      reply.writeHead(401).end();
    }
  });
}

const [, script, port] = process.argv;
const secret = process.env['WEBHOOK_SECRET'];
if (port && secret && script && import.meta.url.endsWith(script.split(/[\\/]/).at(-1) ?? '')) {
  webhookReceiver(secret, (event) => console.log(JSON.stringify(event))).listen(Number(port), () =>
    console.log('listening'),
  );
}
