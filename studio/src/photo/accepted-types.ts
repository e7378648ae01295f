import { photoLimits } from '@afterimage/contract/values/limits.ts';
import { useSyncExternalStore } from 'react';

const acceptedTypes = photoLimits.types.join(',');
const withHeic = `${acceptedTypes},image/heic,image/heif,.heic,.heif`;

/** An iPhone or iPad, which turns HEIC into JPEG by itself when a page does not ask for it; an iPad says it is a Mac. */
const convertsByItself = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const never = () => () => undefined;

/** What the choice of files offers. */
export const useAcceptedTypes = (): string =>
  useSyncExternalStore(
    never,
    () => (convertsByItself() ? acceptedTypes : withHeic),
    () => acceptedTypes,
  );
