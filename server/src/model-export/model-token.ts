import { tokenSigner, uuidBytes, uuidOf } from '../platform/signing/signer.ts';

const hour = 3_600_000;
/** As long as somebody may take from the screen to the phone, and to come back to the same link in the evening. */
const life = 24 * hour;
const idBytes = 16;
const dateBytes = 4;

/**
 * Tokens under which a draft is seen as a model and cannot be changed, unlike with its key: viewers of the platform
 * fetch it without cookies and hand its address on.
 */
export interface ModelTokens {
  tokenOf(draftId: string, now?: number): { token: string; expiresAt: Date };
  /** The draft's id; null for what was not made here and for what is over. */
  draftOf(token: string, now?: number): string | null;
}

export function modelTokens(secret: Buffer): ModelTokens {
  const signer = tokenSigner(secret, 'room', idBytes + dateBytes);
  return {
    tokenOf(draftId, now = Date.now()) {
      // On the hour, so that the same design keeps its address, and a phone its copy.
      const seconds = (Math.ceil((now + life) / hour) * hour) / 1000;
      const date = Buffer.alloc(dateBytes);
      date.writeUInt32BE(seconds);
      return { token: signer.write(Buffer.concat([uuidBytes(draftId), date])), expiresAt: new Date(seconds * 1000) };
    },
    draftOf(token, now = Date.now()) {
      const content = signer.read(token);
      return content && content.readUInt32BE(idBytes) * 1000 > now ? uuidOf(content) : null;
    },
  };
}
