import { addressSigner } from '../platform/signing/signer.ts';

/** Gives the address of a project's ZIP, which whoever was given it may fetch for 23 to 24 hours. */
export type SignExport = (projectId: string, when?: { now: number }) => string;

export const exportAddresses = (secret: Buffer) => addressSigner(secret, 'export', { hours: 23, grid: 1 });

export function exportSigner(secret: Buffer): SignExport {
  const signer = exportAddresses(secret);
  return (projectId, when) => `/projects/${projectId}/export?${signer.query(projectId, when?.now)}`;
}
