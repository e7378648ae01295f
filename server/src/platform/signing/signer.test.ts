import { expect, it } from 'vitest';
import { draftKeys } from '../../drafts/draft-key.ts';
import { urlSigner } from '../../files/signed-url.ts';
import { modelTokens } from '../../model-export/model-token.ts';
import { guestKeys } from '../../orders/guest-key.ts';
import { invoiceSigner } from '../../orders/documents/invoice-url.ts';
import { printSigner } from '../../print/print-url.ts';
import { exportSigner } from '../../viewer/export-url.ts';
import { addressSigner, tokenSigner } from './signer.ts';

const secret = Buffer.alloc(32, 7);
const id = '0b54c8f2-6f0e-4f8a-9b1d-2a7f5c3e1d90';
const now = Date.UTC(2026, 10, 21, 12, 30);

// Links in mails, on prints and in open pages outlive a release: these were made before the signers were one.
it('D7.44 addresses, keys and tokens that were given out stay valid', () => {
  expect(urlSigner(secret)(id, { now })).toBe(
    '/files/0b54c8f2-6f0e-4f8a-9b1d-2a7f5c3e1d90?expires=1795392000&signature=oUBksdsNMS-2VlUl1hdShyB8kQrIb2Db9pxHC29IbCI',
  );
  expect(urlSigner(secret)(id, { now, poster: true })).toBe(
    '/files/0b54c8f2-6f0e-4f8a-9b1d-2a7f5c3e1d90/poster?expires=1795392000&signature=3JIBvcodq2uIrwLD9K0bqQeSazc5x8Gbmzaa21UN9zE',
  );
  expect(invoiceSigner(secret)(id, { now })).toBe(
    '/invoices/0b54c8f2-6f0e-4f8a-9b1d-2a7f5c3e1d90?expires=1795269600&signature=-JAgHkDg3NmyUF2J6jlEo4AVx1_TIBLevRqGDeIIotc',
  );
  expect(printSigner(secret)(id, { now })).toBe(
    '/print-files/0b54c8f2-6f0e-4f8a-9b1d-2a7f5c3e1d90?expires=1795269600&signature=JbEQM-vlIuX3mS17fjswMV1dMUXtP4Hb7jPlbiaQUy0',
  );
  expect(exportSigner(secret)(id, { now })).toBe(
    '/projects/0b54c8f2-6f0e-4f8a-9b1d-2a7f5c3e1d90/export?expires=1795348800&signature=qBxVr5Homgg9-TaBaPmCTCAnwKGSh4SZcRmWIzrEb4c',
  );
  expect(draftKeys(secret).keyOf(id)).toBe('C1TI8m8OT4qbHSp_XD4dkOrCK67HxgrvQme5x4P4cKo');
  expect(modelTokens(secret).tokenOf(id, now).token).toBe('C1TI8m8OT4qbHSp_XD4dkGsC51B2VNbiEAxx3joj6nm3ExTS');
  expect(guestKeys(secret)(id)).toBe('shc2Zf7Sn4_3UJSKbnqF8sobwewBfD3zaTPDxpo82I8');
});

it('D7.44 an address holds for its purpose, name, expiry and shop only', () => {
  const life = { hours: 1, grid: 1 };
  const signer = addressSigner(secret, 'invoice', life);
  const { expires = '', signature = '' } = Object.fromEntries(new URLSearchParams(signer.query(id, now)));
  const proof = { expires, signature };
  expect(signer.secondsLeft(id, proof, now)).toBe(5400);
  expect(signer.secondsLeft(id, proof, Number(expires) * 1000)).toBeNull();
  expect(signer.secondsLeft(id, { ...proof, expires: Number(expires) + 3600 }, now)).toBeNull();
  expect(signer.secondsLeft(`${id}x`, proof, now)).toBeNull();
  expect(signer.secondsLeft(id, { ...proof, signature: '' }, now)).toBeNull();
  expect(addressSigner(secret, 'print', life).secondsLeft(id, proof, now)).toBeNull();
  expect(addressSigner(Buffer.alloc(32, 8), 'invoice', life).secondsLeft(id, proof, now)).toBeNull();
});

it('D3.17 a token of one purpose is none of another', () => {
  const token = tokenSigner(secret, 'draft', 4).write(Buffer.from('abcd'));
  expect(tokenSigner(secret, 'draft', 4).read(token)?.toString()).toBe('abcd');
  expect(tokenSigner(secret, 'room', 4).read(token)).toBeNull();
});
