import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { inLocale } from '@afterimage/words/compiled.ts';
import { LocalizedError } from '../locale/localized-error.ts';
import { words } from './guarded-fetch.words.ts';

const closed = new BlockList();
// IANA's special-purpose address registries: this machine, private and shared networks, documentation, multicast.
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  '::1/128',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]) {
  const [address = '', bits = ''] = network.split('/');
  closed.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether an address is not one of the public internet. An IPv4 address written as IPv6 is that IPv4 address. */
export function isPrivateAddress(address: string): boolean {
  if (isIP(address) === 4) return closed.check(address, 'ipv4');
  if (isIP(address) !== 6) return true;
  const words = wordsOf(address);
  const isMapped = words.slice(0, 5).every((word) => word === 0) && (words[5] === 0xffff || words[5] === 0);
  if (isMapped && (words[6] !== 0 || (words[7] ?? 0) > 1)) {
    const [high = 0, low = 0] = words.slice(6);
    return closed.check([high >> 8, high & 255, low >> 8, low & 255].join('.'), 'ipv4');
  }
  return closed.check(address, 'ipv6');
}

/** The eight numbers of an IPv6 address. */
function wordsOf(address: string): number[] {
  const plain = address
    .replace(/%.*$/, '')
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
      [(Number(a) << 8) | Number(b), (Number(c) << 8) | Number(d)].map((word) => word.toString(16)).join(':'),
    );
  const [head = '', tail] = plain.split('::');
  const numbers = (text: string) => (text === '' ? [] : text.split(':').map((word) => Number.parseInt(word, 16)));
  const [first, last] = [numbers(head), numbers(tail ?? '')];
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: Math.max(0, gap) }, () => 0), ...last];
}

/** Why something was not fetched; its message is a sentence without a full stop. */
export class GuardedFetchError extends LocalizedError {
  override name = 'GuardedFetchError';
  readonly kind: 'refused' | 'unreachable' | 'timeout';

  constructor(say: (messages: typeof words) => string, kind: GuardedFetchError['kind'] = 'unreachable') {
    super((locale) => say(inLocale(words, locale)));
    this.kind = kind;
  }
}

interface Guard {
  /** Hosts that may be asked, with `*.example.com` for those below one; absent: any. */
  allowedHosts?: readonly string[];
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** The most bytes of an answer; what has more is refused. */
  maxBytes: number;
  /** Takes the beginning of an answer that is too long, breaks off or does not end in time. */
  cutsOff?: boolean;
  timeoutMs: number;
  /** How often an answer may lead elsewhere; each address is checked like the first. */
  maxRedirects?: number;
  /** Gives an answer that leads elsewhere as it is. */
  givesRedirects?: boolean;
  /** Which addresses are refused. */
  refuses?: (address: string) => boolean;
}

interface GuardedAnswer {
  status: number;
  type: string;
  body: Buffer;
}

/**
 * Asks an address that somebody else has written. Nothing but http and https to public addresses is asked: names are
 * resolved, checked, and the connection goes to the address that was checked, also after a redirect.
 */
export async function guardedFetch(address: string, guard: Guard): Promise<GuardedAnswer> {
  const signal = AbortSignal.timeout(guard.timeoutMs);
  let url = checkedUrl(address, guard);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await ask(url, guard, signal);
    const { statusCode: status = 0, headers } = answer;
    if (guard.givesRedirects || status < 300 || status > 399 || !headers.location) return readAnswer(answer, guard);
    answer.destroy();
    if (redirects >= (guard.maxRedirects ?? 0)) {
      const { host } = url;
      throw new GuardedFetchError((messages) => messages.tooManyRedirects({ host }));
    }
    url = checkedUrl(new URL(headers.location, url).href, guard);
  }
}

export const isAllowedHost = (host: string, allowed: readonly string[]): boolean =>
  allowed.some((pattern) => (pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern));

function checkedUrl(address: string, { allowedHosts }: Pick<Guard, 'allowedHosts'>): URL {
  const url = URL.parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new GuardedFetchError((messages) => messages.notWeb({ address }), 'refused');
  if (allowedHosts && !isAllowedHost(url.hostname, allowedHosts))
    throw new GuardedFetchError((messages) => messages.otherHost({ host: url.hostname }), 'refused');
  return url;
}

/** Fails where an address would be refused before anything is sent to it. */
export async function checkAddress(address: string, guard: Pick<Guard, 'allowedHosts' | 'refuses'>): Promise<void> {
  await checkedAddresses(checkedUrl(address, guard), guard);
}

/** Where the host of an address is, all of it public. */
async function checkedAddresses(url: URL, guard: Pick<Guard, 'refuses'>): ReturnType<typeof addressesOf> {
  const addresses = await addressesOf(url.hostname.replaceAll(/^\[|\]$/g, ''));
  const refuses = guard.refuses ?? isPrivateAddress;
  if (addresses.some(({ address }) => refuses(address)))
    throw new GuardedFetchError((messages) => messages.privateAddress({ host: url.hostname }), 'refused');
  return addresses;
}

async function ask(url: URL, guard: Guard, signal: AbortSignal): Promise<IncomingMessage> {
  const addresses = await checkedAddresses(url, guard);
  // The connection is to what was checked: a name may lead elsewhere a moment later.
  const pinned: LookupFunction = (_host, { all }, answer) => {
    const [first] = addresses;
    if (all) answer(null, addresses);
    else answer(null, first?.address ?? '', first?.family ?? 4);
  };
  const options: RequestOptions = {
    method: guard.method ?? 'GET',
    headers: { 'user-agent': 'Afterimage', ...guard.headers },
    lookup: pinned,
    signal,
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, resolve);
    request.on('error', (error) =>
      reject(
        signal.aborted
          ? new GuardedFetchError((messages) => messages.timeout({ host: url.host }), 'timeout')
          : new GuardedFetchError((messages) => messages.failed({ host: url.host, fault: error.message })),
      ),
    );
    request.end(guard.body);
  });
}

async function addressesOf(host: string): Promise<{ address: string; family: number }[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  const addresses = await lookup(host, { all: true }).catch(() => []);
  if (addresses.length === 0) throw new GuardedFetchError((messages) => messages.noHost({ host }));
  return addresses;
}

async function readAnswer(answer: IncomingMessage, { maxBytes, cutsOff }: Guard): Promise<GuardedAnswer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > maxBytes && cutsOff) {
        pieces.push(piece.subarray(0, piece.length - (bytes - maxBytes)));
        break;
      }
      if (bytes > maxBytes) throw new GuardedFetchError((messages) => messages.tooLong({ bytes: String(maxBytes) }));
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof GuardedFetchError) throw error;
    const fault = error instanceof Error ? error.message : 'unknown';
    if (!cutsOff) throw new GuardedFetchError((messages) => messages.brokeOff({ fault }));
  } finally {
    answer.destroy();
  }
  return { status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', body: Buffer.concat(pieces) };
}
