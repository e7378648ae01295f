import { photoLimits } from '@afterimage/contract/values/limits.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { type AttachmentParts, ownMedium, attachToMedium } from './attachments.ts';
import { words } from '../file.words.ts';
import { remakePicture } from '../sanitize/picture.ts';
import { withReceived } from '../receive/received.ts';
import type { SignUrl } from '../signed-url.ts';
import { sniff } from '../sanitize/sniff.ts';
import { mediumOnWire } from '../stored-files.ts';

// As large as films are; it is seen for a moment.
const side = 1280;

/** Gives a medium, of whoever may use it, its still picture; the one that it had goes. */
export function posterHandler({
  signUrl,
  folder,
  ...parts
}: AttachmentParts & { signUrl: SignUrl; folder: string }): Handler<'uploadArMediumPoster'> {
  return async (context, { params }) => {
    const { id } = await ownMedium(context, params.attachmentId.toLowerCase());
    const media = await withReceived(context, { folder, maxBytes: photoLimits.bytes }, async (file) => {
      const type = sniff(file.head);
      if (!type || !photoLimits.types.includes(type))
        fail('FILE_TYPE_UNSUPPORTED', (locale) => ({ description: inLocale(words, locale).photoTypes }));
      const { data, mimeType } = await remakePicture(file.path, type, { moving: false, side });
      const { key } = await parts.store.put(data);
      return attachToMedium(context, parts, {
        id,
        what: 'posterKey',
        attachment: { posterKey: key, posterType: mimeType },
      });
    });
    return mediumOnWire(media, signUrl);
  };
}
