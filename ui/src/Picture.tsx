import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import { sizesOf, sourceSet, type PictureSource } from './picture-sources.ts';
import styles from './Picture.module.css';

type PictureProps = {
  source: PictureSource;
  sizes?: string;
  alt?: string;
  ratio?: string;
  eager?: boolean;
  priority?: boolean;
  className?: string;
  style?: CSSProperties;
};

/**
 * A picture in the right type and size, its box reserved and its placeholder shown until it is there. One without an
 * address is the ground alone: there is none.
 */
export function Picture({ source, sizes = '100vw', alt, ratio, eager, priority, className, style }: PictureProps) {
  const avif = sourceSet(source, 'avif');
  const webp = sourceSet(source, 'webp');
  const sizesAttribute = sizesOf(sizes);
  const image = source.url && (
    <img
      className={styles.image}
      src={source.url}
      srcSet={webp ?? undefined}
      sizes={webp ? sizesAttribute : undefined}
      width={source.width}
      height={source.height}
      alt={alt ?? source.alt}
      style={{ objectPosition: source.focus }}
      loading={eager || priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
  return (
    <span
      className={classNames(styles.picture, className)}
      style={{
        aspectRatio: ratio ?? `${source.width} / ${source.height}`,
        backgroundImage: source.placeholder ? `url("${source.placeholder}")` : undefined,
        ...style,
      }}
    >
      {avif ? (
        <picture>
          <source type="image/avif" srcSet={avif} sizes={sizesAttribute} />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}
