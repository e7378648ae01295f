import type { Picture as PictureData } from '@afterimage/contract/catalogue.ts';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Picture } from '@afterimage/ui/Picture.tsx';
import styles from './StickyBuy.module.css';

interface StickyBuyProps {
  /** What the bar stands in for while it is out of sight. */
  of: RefObject<HTMLElement | null>;
  picture: PictureData | undefined;
  name: string;
  price: ReactNode;
  children: ReactNode;
}

/** On a phone: the button, at the foot of the window, while the page's own is out of sight. */
export function StickyBuy({ of, picture, name, price, children }: StickyBuyProps) {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const box = of.current;
    if (!box) return undefined;
    // On a busy page several changes come in one call, oldest first.
    const watch = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false));
    watch.observe(box);
    return () => watch.disconnect();
  }, [of]);
  if (!away) return null;
  return (
    <div className={styles.bar} data-print="no">
      {picture ? (
        <div className={styles.thumb}>
          <Picture source={picture} alt="" ratio="4 / 5" sizes="40px" />
        </div>
      ) : null}
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {price}
      </div>
      {children}
    </div>
  );
}
