import type { IncomingMessage } from 'node:http';

/** How much of a body has to come in how much time, and go on coming. */
export interface BodyPace {
  leastBytes: number;
  everyMs: number;
}

/** Half a kilobyte a second: less than that no phone has whose upload ever ends. */
export const defaultBodyPace: BodyPace = { leastBytes: 15_000, everyMs: 30_000 };

/** Hangs up on who sends a body so slowly that he only keeps the connection busy. */
export function cutSlowBody(request: IncomingMessage, { leastBytes, everyMs }: BodyPace): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (request.complete || (coding === undefined && (length === undefined || length === '0'))) return;
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const come = socket.bytesRead - before;
    before = socket.bytesRead;
    if (request.complete) clearInterval(timer);
    // What nobody reads cannot come: then the shop is slow.
    else if (come < leastBytes && request.readableLength < request.readableHighWaterMark) socket.destroy();
  }, everyMs).unref();
  request.once('close', () => clearInterval(timer));
}
