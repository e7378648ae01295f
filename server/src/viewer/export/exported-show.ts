import type { ViewerShow, ViewerTarget } from '@afterimage/contract/viewer.ts';
import type { StoredFile } from '../../files/stored-files.ts';
import type { PreparedTarget } from '../../targets/targets-of.ts';

/** What of a show lies in the store: the key there, and the path that it gets in the folder. */
export interface StoredPart {
  path: string;
  key: string;
}

/** Web hosts tell the kind of a file by its name. */
const endings = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
  ['model/gltf-binary', 'glb'],
  ['application/json', 'json'],
]);
const endingOf = (mimeType: string): string => endings.get(mimeType) ?? 'bin';

/**
 * The show with addresses within an exported folder, and what has to lie there; a target or a medium that is shown
 * twice lies there once. Null when something that is shown was not made or is not there any more.
 */
export function exportedShow(
  { productName, targetList }: Pick<ViewerShow, 'productName' | 'targetList'>,
  { prepared, media }: { prepared: readonly PreparedTarget[]; media: ReadonlyMap<string, StoredFile> },
): { show: ViewerShow; parts: StoredPart[] } | null {
  const hashes = [...new Set(prepared.map(({ hash }) => hash))];
  const mediumIds = [...new Set(targetList.map(({ medium }) => medium.attachmentId))];
  const parts = new Map<string, string>();
  const addPart = (path: string, key: string): string => {
    parts.set(path, key);
    return path;
  };
  const exported = targetList.flatMap((target): ViewerTarget[] => {
    const preparedTarget = prepared.find(({ id }) => id === target.id);
    const file = media.get(target.medium.attachmentId);
    if (!preparedTarget || !file) return [];
    const name = `targets/${hashes.indexOf(preparedTarget.hash) + 1}`;
    const itsName = `media/${mediumIds.indexOf(target.medium.attachmentId) + 1}`;
    return [
      {
        ...target,
        packUrl: addPart(`${name}.bin`, preparedTarget.packKey),
        pictureUrl: addPart(`${name}.webp`, preparedTarget.pictureKey),
        medium: {
          ...target.medium,
          url: addPart(`${itsName}.${endingOf(file.mimeType)}`, file.storageKey),
          posterUrl:
            file.posterKey === null
              ? null
              : addPart(`${itsName}-poster.${endingOf(file.posterType ?? '')}`, file.posterKey),
          captionsUrl: file.captionsKey === null ? null : addPart(`${itsName}.vtt`, file.captionsKey),
        },
      },
    ];
  });
  if (exported.length < targetList.length) return null;
  return {
    show: { kind: 'project', productName, expiresAt: null, targetList: exported },
    parts: Array.from(parts, ([path, key]) => ({ path, key })),
  };
}
