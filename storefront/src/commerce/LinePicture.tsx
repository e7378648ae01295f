import { useState } from 'react';
import { Corners } from '@afterimage/ui/Corners.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { playIcon } from '@afterimage/ui/icons.ts';
import { Picture } from '@afterimage/ui/Picture.tsx';
import type { LineItemPicture } from './line-items.ts';
import styles from './LineItem.module.css';
import { words } from './goods-line.words.ts';

/** The picture of a line: the product as the customer made it, with a mark where something plays on it. */
export function LinePicture({ picture, name }: { picture: LineItemPicture; name: string }) {
  const { previewUrl, source, url, own, isAlive } = picture;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isPreview = previewUrl !== null && previewUrl !== failedUrl;
  return (
    <span className={styles.picture} data-own={own && !isPreview ? '' : undefined}>
      {isPreview ? (
        <img
          src={`${previewUrl}&size=small`}
          alt={words.ownDesign({ name })}
          width={320}
          height={400}
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(previewUrl)}
        />
      ) : source ? (
        <Picture source={source} sizes="96px" alt="" ratio="4 / 5" />
      ) : (
        <img
          src={url}
          alt={own ? words.ownPhoto({ name }) : ''}
          width={96}
          height={120}
          loading="lazy"
          decoding="async"
        />
      )}
      {isAlive ? (
        <span className={styles.alive} title={words.alive}>
          <Corners size={7} />
          <Icon of={playIcon} size={12} filled label={words.alive} />
        </span>
      ) : null}
    </span>
  );
}
