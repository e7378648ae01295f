import { captionLimits } from '@afterimage/contract/values/limits.ts';
import type { Failure } from '@afterimage/client/api/failure.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { words } from './about.words.ts';
import type { TakenMedium } from '../work.ts';

/** Gives a film its captions; null takes them away. Answers the medium as it is then. */
export const giveCaptions = operation(
  'upload/captions',
  async ({ medium, file }: { medium: TakenMedium; file: File | null }, { call, signal }): Promise<TakenMedium> => {
    const body = new FormData();
    body.set('file', file ?? new File([], 'none.vtt'), file?.name ?? 'none.vtt');
    const params = { attachmentId: medium.attachmentId };
    const { captionsUrl } = await call('uploadArMediumCaptions', { params, body }, { signal });
    // They lie under the same address as those before: a fragment of its own has the player read them anew.
    return { ...medium, captionsUrl: captionsUrl && `${captionsUrl}#${Date.now()}` };
  },
);

/** What is wrong with a file before it is sent; null when it may be sent. */
export function captionsFault({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.(vtt|srt)$/i.test(name)) return words.captionsKind;
  if (size === 0) return words.captionsEmpty;
  return size > captionLimits.bytes ? words.captionsLarge({ most: captionLimits.bytes / 1000 }) : null;
}

/** Why captions were not taken, in words. */
export function captionsComplaint({ status, code, description }: Failure): string {
  if (code === 'FILE_NOT_FOUND') return words.captionsOrdered;
  return (status === 0 ? '' : description) || words.captionsFailed;
}
