import { readFile } from 'node:fs/promises';
import { captionLimits } from '@afterimage/contract/values/limits.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { type AttachmentParts, ownMedium, attachToMedium } from './attachments.ts';
import { words } from '../file.words.ts';
import { CaptionsFault, readCaptions, writeCaptions } from '../sanitize/read-captions.ts';
import { withReceived } from '../receive/received.ts';
import type { SignUrl } from '../signed-url.ts';
import { mediumOnWire } from '../stored-files.ts';

/** Gives a film, of whoever may use it, its captions, written anew as WebVTT; those that it had go. */
export function captionsHandler({
  signUrl,
  folder,
  ...parts
}: AttachmentParts & { signUrl: SignUrl; folder: string }): Handler<'uploadArMediumCaptions'> {
  return async (context, { params }) => {
    const film = await ownMedium(context, params.attachmentId.toLowerCase());
    if (film.arType !== 'VIDEO')
      fail('FILE_TYPE_UNSUPPORTED', (locale) => ({ description: inLocale(words, locale).captions.onlyFilms }));
    const arrival = { folder, maxBytes: captionLimits.bytes, mayBeEmpty: true };
    const media = await withReceived(context, arrival, async ({ path, bytes }) => {
      const captionsKey = bytes === 0 ? null : (await parts.store.put(captionsFile(await readFile(path)))).key;
      return attachToMedium(context, parts, { id: film.id, what: 'captionsKey', attachment: { captionsKey } });
    });
    return mediumOnWire(media, signUrl);
  };
}

function captionsFile(bytes: Buffer): Buffer {
  try {
    return Buffer.from(writeCaptions(readCaptions(bytes)));
  } catch (error) {
    if (!(error instanceof CaptionsFault)) throw error;
    const { fault, line } = error;
    return fail(fault === 'kind' ? 'FILE_TYPE_UNSUPPORTED' : 'FILE_UNREADABLE', (locale) => {
      const messages = inLocale(words, locale).captions;
      return {
        description:
          fault === 'many'
            ? messages.many({ most: captionLimits.cues })
            : fault === 'kind' || fault === 'nothing'
              ? messages[fault]
              : messages[fault]({ line }),
      };
    });
  }
}
