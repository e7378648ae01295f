import { isSigned, sign } from '../files/signed-url.ts';

const hour = 3_600_000;
const life = 24 * hour;

/** Gives the address of a project's ZIP, which whoever was given it may fetch for 23 to 24 hours. */
export type SignExport = (projectId: string, when?: { now: number }) => string;

const nameOf = (projectId: string) => `export ${projectId}`;

export function exportSigner(secret: Buffer): SignExport {
  return (projectId, { now } = { now: Date.now() }) => {
    // On the hour, so that a page that is loaded again names the same address.
    const expires = (Math.floor((now + life) / hour) * hour) / 1000;
    const signature = sign(secret, nameOf(projectId), expires).toString('base64url');
    return `/projects/${projectId}/export?expires=${expires}&signature=${signature}`;
  };
}

export const isSignedExport = (
  secret: Buffer,
  projectId: string,
  { expires, signature }: { expires: string; signature: string },
  now: number,
): boolean => isSigned(secret, nameOf(projectId), Number(expires), signature, now);
