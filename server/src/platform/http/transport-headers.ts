import type { FastifyInstance } from 'fastify';

/** Below these lies what belongs to one person or to the shop; pictures, models and pages may stand on other sites. */
const ownPaths = /^\/(?:api|files|invoices|projects|print-files|dev|pay|room\/draft)(?:\/|$)/;

/**
 * The headers of every reply, also of those from memory: browsers that have come by https never ask by http again, and
 * no other site can embed what belongs to a customer.
 */
export function addTransportHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  app.addHook('onRequest', ({ url }, { raw }, done) => {
    if (https) raw.setHeader('strict-transport-security', 'max-age=31536000');
    if (ownPaths.test(url)) raw.setHeader('cross-origin-resource-policy', 'same-origin');
    done();
  });
}
