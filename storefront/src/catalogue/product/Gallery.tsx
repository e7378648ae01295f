import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '@afterimage/ui/Button.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { chevronLeftIcon, chevronRightIcon, playIcon, searchIcon } from '@afterimage/ui/icons.ts';
import { Picture } from '@afterimage/ui/Picture.tsx';
import type { GalleryItem } from './gallery-film.ts';
import { indexAfterColorChange, indexAt, keyStep, stepIn } from './gallery-pictures.ts';
import styles from './Gallery.module.css';
import { useHydrated } from './use-hydrated.ts';
import { words } from './product.words.ts';

const ZoomDialog = lazy(async () => ({ default: (await import('./ZoomDialog.tsx')).ZoomDialog }));

const LivingPrint = lazy(async () => ({ default: (await import('../../commerce/LivingPrint.tsx')).LivingPrint }));

const mainSizes = '(min-width: 1440px) 690px, (min-width: 960px) 47vw, 100vw';

function scrollStrip(strip: HTMLElement | null, target: Element | undefined, behavior: ScrollBehavior): void {
  if (!strip || !target) return;
  const left = strip.scrollLeft + target.getBoundingClientRect().left - strip.getBoundingClientRect().left;
  strip.scrollTo({ left, behavior });
}

/** Which picture of the strip is seen, and how another one is reached. */
function useStrip(pictures: readonly GalleryItem[]) {
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [displayedPictures, setDisplayedPictures] = useState(pictures);

  if (displayedPictures !== pictures) {
    setDisplayedPictures(pictures);
    const next = indexAfterColorChange(displayedPictures, pictures, index);
    setIndex(next);
  }

  // The strip follows when other pictures come; its own scrolling needs no help.
  const lastIndex = useRef(index);
  useEffect(() => {
    lastIndex.current = index;
  }, [index]);
  useEffect(() => {
    const target = strip.current?.children[lastIndex.current];
    if (pictures.length > 0 && target) scrollStrip(strip.current, target, 'instant');
  }, [pictures]);

  function scrollTo(to: number, behavior: ScrollBehavior) {
    scrollStrip(strip.current, strip.current?.children[to], behavior);
  }
  function show(to: number) {
    setIndex(to);
    scrollTo(to, 'smooth');
  }
  return { strip, index, setIndex, scrollTo, show };
}

/** The pictures of a product as a strip: swiped, stepped by arrows and keys, chosen by thumbs, looked at closer. */
export function Gallery({
  pictures,
  name,
  children,
}: {
  pictures: readonly GalleryItem[];
  name: string;
  /** What lies on the pictures beside their own controls. */
  children?: ReactNode;
}) {
  const { strip, index, setIndex, scrollTo, show } = useStrip(pictures);
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never');
  const count = pictures.length;
  // A film is no picture to look at closer, and neither is the ground of a missing one.
  const zoomable = pictures.filter(({ film, url }) => !film && url);
  const zoomIndex = zoomable.indexOf(pictures[index]!);

  function onKeyDown(event: KeyboardEvent) {
    const to = keyStep(event.key, count, index);
    if (to === null) return;
    event.preventDefault();
    show(to);
  }
  return (
    <section className={styles.gallery} aria-label={`${words.gallery}: ${name}`}>
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys do what the arrows beside it do */}
        <div
          ref={strip}
          className={styles.strip}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keys
          tabIndex={0}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would be a part of a form
          role="group"
          aria-label={words.gallery}
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setIndex(indexAt(scrollLeft, clientWidth, count))
          }
        >
          {pictures.map((picture, at) => (
            <div key={at} className={styles.place}>
              <GalleryPlace item={picture} first={at === 0} />
            </div>
          ))}
        </div>
        {zoomIndex < 0 ? null : (
          <IconButton icon={searchIcon} label={words.zoom} className={styles.zoom} onClick={() => setZoom('open')} />
        )}
        {children}
        {count > 1 ? <Steps count={count} index={index} onShow={show} /> : null}
      </div>
      {count > 1 ? <Thumbs pictures={pictures} index={index} onShow={show} /> : null}
      {zoom === 'never' ? null : (
        <Suspense>
          <ZoomDialog
            pictures={zoomable}
            name={name}
            index={zoomIndex}
            open={zoom === 'open'}
            onStep={(to) => {
              const at = pictures.indexOf(zoomable[to]!);
              setIndex(at);
              scrollTo(at, 'instant');
            }}
            onClose={() => setZoom('closed')}
          />
        </Suspense>
      )}
    </section>
  );
}

/** A picture in its place, or a film, which plays while it is looked at and has its poster before that. */
function GalleryPlace({ item, first }: { item: GalleryItem; first: boolean }) {
  const isHydrated = useHydrated();
  const picture = <Picture source={item} ratio="4 / 5" sizes={mainSizes} priority={first} />;
  if (!item.film || !isHydrated) return picture;
  return (
    <Suspense fallback={picture}>
      <LivingPrint auto film={item.film} on={picture} />
    </Suspense>
  );
}

type StepsProps = { count: number; index: number; onShow(index: number): void };

function Steps({ count, index, onShow }: StepsProps) {
  return (
    <div className={styles.steps}>
      <IconButton
        icon={chevronLeftIcon}
        label={words.before}
        aria-disabled={index === 0 || undefined}
        onClick={() => onShow(stepIn(count, index, -1))}
      />
      <span className={styles.counter} aria-live="polite">
        {words.pictureOf({ index: index + 1, count })}
      </span>
      <IconButton
        icon={chevronRightIcon}
        label={words.after}
        aria-disabled={index === count - 1 || undefined}
        onClick={() => onShow(stepIn(count, index, 1))}
      />
    </div>
  );
}

type ThumbsProps = { pictures: readonly GalleryItem[]; index: number; onShow(index: number): void };

function Thumbs({ pictures, index, onShow }: ThumbsProps) {
  return (
    <ul className={styles.thumbs}>
      {pictures.map((picture, at) => (
        <li key={at}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={words.show({ index: at + 1, alt: picture.alt })}
            aria-current={at === index || undefined}
            onClick={() => onShow(at)}
          >
            <Picture source={picture} alt="" ratio="4 / 5" sizes="72px" />
            {picture.film ? <Icon of={playIcon} filled /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
