import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where proxies and containers of one's own are: the machine itself and private networks (RFC 1918, 4193, 6598). */
const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  privateNetworks.addSubnet(network, bits);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

const isPrivate = (address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && privateNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4');
};

/** The proxies whose X-Forwarded-For counts: so many of them, or those of these networks; `true` trusts everybody. */
export type TrustedProxies = boolean | number | readonly string[];

/**
 * The proxies in the form of the web server. A number counts only when the peer of the connection is in a private
 * network: whoever reaches the shop past its proxy could otherwise make up the whole header.
 */
export function trustOf(proxies: TrustedProxies): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'boolean') return proxies;
  if (typeof proxies === 'number') return (address, hop) => hop < proxies && (hop > 0 || isPrivate(address));
  return [...proxies];
}

const isForwarded = ({ headers, ip }: FastifyRequest): boolean =>
  (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) && isPrivate(ip);

/**
 * Logs once that a proxy is evidently before the shop and no setting trusts it: then all customers count as one address,
 * and one of them can lock out the others. A stranger's header alone does not write into the log.
 */
export function warnOfProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', (request, _, done) => {
    if (!warned && isForwarded(request)) {
      warned = true;
      request.log.warn(
        'requests come through a proxy that the setting TRUST_PROXY does not name: all customers count as one address',
      );
    }
    done();
  });
}
