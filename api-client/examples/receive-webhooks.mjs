// @ts-check
import { createServer } from 'node:http';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/**
 * A receiver of a shop's webhooks. It believes nothing that is not signed by the secret, and passes each message on once.
 * @param {string} secret as the shop showed it, beginning with `whsec_`
 * @param {(event: { type: string; timestamp: string; data: Record<string, unknown> }) => void | Promise<void>} onEvent
 */
export function webhookReceiver(secret, onEvent) {
  const webhook = new Webhook(secret);
  // A message may come again, when its reply was lost. A real receiver remembers these in its database.
  /** @type {Set<string>} */
  const seen = new Set();
  return createServer((request, reply) => {
    answer(request).then(
      (status) => reply.writeHead(status).end(),
      (error) => {
        // The shop sends the message again later.
        console.error(error);
        if (!reply.headersSent) reply.writeHead(500).end();
      },
    );
  });

  /** @param {import('node:http').IncomingMessage} request */
  async function answer(request) {
    const body = await readBody(request);
    if (body === null) return 413;
    const headers = /** @type {Record<string, string>} */ (request.headers);
    let event;
    try {
      // The bytes as they came: JSON that was read and written again would have another signature.
      event = webhook.verify(body, headers);
    } catch (error) {
      if (error instanceof WebhookVerificationError) return 401;
      throw error;
    }
    const id = headers['webhook-id'] ?? '';
    if (!seen.has(id)) await onEvent(/** @type {any} */ (event));
    seen.add(id);
    return 204;
  }
}

/** Messages of a shop are much shorter. */
const maxBytes = 100_000;

/**
 * The body of a request, null when it is too long.
 * @param {import('node:http').IncomingMessage} request
 */
async function readBody(request) {
  /** @type {Buffer[]} */
  const pieces = [];
  let bytes = 0;
  for await (const piece of request) {
    bytes += piece.length;
    // What is too long is read to its end, so that the sender gets the answer, and is not stored.
    if (bytes <= maxBytes) pieces.push(piece);
  }
  return bytes > maxBytes ? null : Buffer.concat(pieces);
}

const [, script, port] = process.argv;
const secret = process.env['WEBHOOK_SECRET'];
if (port && secret && script && import.meta.url.endsWith(script.split(/[\\/]/).at(-1) ?? '')) {
  webhookReceiver(secret, (event) => console.log(JSON.stringify(event))).listen(Number(port), () =>
    console.log('listening'),
  );
}
