import { createHash } from 'node:crypto';
import { canonicalJson } from '@afterimage/scene/canonical-json.ts';
import type { Scene } from '@afterimage/scene/scene.ts';

/**
 * SHA-256 (hex) of the proof that a customer accepts: of the scene as canonical JSON, without the QR code, whose address is
 * created when the order is paid.
 */
export function proofChecksum(scene: Scene): string {
  const surfaceList = scene.surfaceList.map((surface) => ({
    ...surface,
    itemList: surface.itemList.filter(({ kind }) => kind !== 'qr'),
  }));
  return createHash('sha256')
    .update(canonicalJson({ ...scene, surfaceList }))
    .digest('hex');
}
