import type { FastifyRequest } from 'fastify';
import { fail } from './failure.ts';

/** Fails when a page of another site has sent the request: a form may be sent from anywhere without asking. */
export function refuseCrossSite({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (headers['sec-fetch-site'] === 'cross-site') fail('CROSS_SITE');
}
