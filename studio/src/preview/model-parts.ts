import type { PrintedPart } from '@afterimage/media/model/assign-prints.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { faceOf } from './shown-pages.ts';

type Surface = Pick<SceneSurface, 'id' | 'face' | 'modelPart' | 'modelRegion'>;

/** The parts of an owner's model that show the surfaces, by the ids of their faces. */
export const modelPartsOf = (surfaceList: readonly Surface[]): Record<string, PrintedPart> =>
  Object.fromEntries(
    surfaceList.flatMap((surface) => {
      const { modelPart: part, modelRegion: region } = surface;
      return part === undefined ? [] : [[faceOf(surface), { part, region }] as const];
    }),
  );

/**
 * The model that shows prints and choices; null where there is none. One that an owner has sent shows prints only where a face
 * names a part of it, those of the sample show all of theirs.
 * @param isChanged whether an option of the product changes the model
 */
export function modelFor(modelUrl: string | null, surfaceList: readonly Surface[], isChanged: boolean): string | null {
  const isSent = modelUrl?.startsWith('/product-models/') ?? false;
  return isSent && !isChanged && surfaceList.every(({ modelPart }) => modelPart === undefined) ? null : modelUrl;
}
