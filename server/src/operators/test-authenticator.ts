import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '@afterimage/contract/admin/operators.ts';

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

// CBOR (RFC 8949), as much as WebAuthn needs.
const head = (major: number, length: number) => {
  const kind = major << 5;
  if (length < 24) return Buffer.from([kind | length]);
  return Buffer.from(length < 256 ? [kind | 24, length] : [kind | 25, length >> 8, length & 255]);
};
const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** What the options of a challenge say that an authenticator looks at. */
interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
  user?: { id: string };
}

const present = 1;
const verified = 4;
const hasCredential = 64;

/** An authenticator as WebAuthn describes it (Level 3, 6): one passkey, with a key on P-256. For tests. */
export class TestAuthenticator {
  readonly credentialId = randomBytes(32);
  readonly origin: string;
  counter = 0;
  /** Whether it asks for a finger or a PIN. */
  verifies = true;
  private readonly privateKey: KeyObject;
  private readonly coseKey: Buffer;
  private userHandle = '';

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE (RFC 9053): an elliptic curve key for ES256 on P-256.
    this.coseKey = map([
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), bytes(Buffer.from(x, 'base64url'))],
      [number(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
  }

  private authenticatorData(rpId: string, flags: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | present | (this.verifies ? verified : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), counter, rest]);
  }

  private clientData(type: string, challenge: string): string {
    return base64url(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private credential() {
    const id = base64url(this.credentialId);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  /** Makes the passkey that a challenge asks for. */
  create(options: Record<string, unknown>): NewPasskey {
    const { challenge, rp, user } = options as unknown as Options;
    this.userHandle = user?.id ?? '';
    const idLength = Buffer.from([0, this.credentialId.length]);
    const attested = Buffer.concat([Buffer.alloc(16), idLength, this.credentialId, this.coseKey]);
    const attestationObject = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(this.authenticatorData(rp?.id ?? '', hasCredential, attested))],
    ]);
    const response = {
      clientDataJSON: this.clientData('webauthn.create', challenge),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    };
    return { ...this.credential(), response };
  }

  /** Proves that the passkey is here, to a challenge. */
  get(options: Record<string, unknown>): PasskeyProof {
    const { challenge, rpId = '' } = options as unknown as Options;
    const authenticatorData = this.authenticatorData(rpId, 0);
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const response = {
      clientDataJSON,
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', signed, this.privateKey)),
      userHandle: this.userHandle,
    };
    return { ...this.credential(), response };
  }
}
