import { createHmac, timingSafeEqual } from 'node:crypto';

const hour = 3_600_000;
/** As long as somebody may take from the screen to the phone, and to come back to the same link in the evening. */
const life = 24 * hour;
const idBytes = 16;
const dateBytes = 4;

/**
 * Tokens under which a draft is seen as a model and cannot be changed, unlike with its key: viewers of the platform
 * fetch it without cookies and hand its address on.
 */
export interface RoomTokens {
  tokenOf(draftId: string, now?: number): { token: string; expiresAt: Date };
  /** The draft's id; null for what was not made here and for what is over. */
  draftOf(token: string, now?: number): string | null;
}

export function roomTokens(secret: Buffer): RoomTokens {
  const written = (name: Buffer) =>
    Buffer.concat([name, createHmac('sha256', secret).update('room').update(name).digest().subarray(0, 16)]).toString(
      'base64url',
    );
  return {
    tokenOf(draftId, now = Date.now()) {
      // On the hour, so that the same design keeps its address, and a phone its copy.
      const seconds = (Math.ceil((now + life) / hour) * hour) / 1000;
      const name = Buffer.alloc(idBytes + dateBytes);
      name.write(draftId.replaceAll('-', ''), 'hex');
      name.writeUInt32BE(seconds, idBytes);
      return { token: written(name), expiresAt: new Date(seconds * 1000) };
    },
    draftOf(token, now = Date.now()) {
      const name = Buffer.from(token, 'base64url').subarray(0, idBytes + dateBytes);
      const [given, wanted] = [Buffer.from(token), Buffer.from(written(name))];
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      if (name.readUInt32BE(idBytes) * 1000 <= now) return null;
      return name.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
