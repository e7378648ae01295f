import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { alertIcon, checkIcon, closeIcon, infoIcon } from './icons.ts';
import { IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { newClock, noticeClock, maxVisibleNotices } from './notice-clock.ts';
import styles from './NoticeRegion.module.css';
import { words } from './notice.words.ts';

/** Something to tell the visitor; `action` is one thing to do about it, such as undo. */
type NoticeEntry = {
  id: string;
  kind: 'success' | 'info' | 'error';
  title: string;
  description?: string;
  action?: ReactNode;
};

type NoticeRegionProps = { notices: readonly NoticeEntry[]; onDismiss: (id: string) => void };

const icons = { success: checkIcon, info: infoIcon, error: alertIcon };

/** One notice; it goes by itself after 4.5 s in which nobody held it. */
function Notice({
  notice,
  isPaused,
  onDismiss,
}: {
  notice: NoticeEntry;
  isPaused: boolean;
  onDismiss: (id: string) => void;
}) {
  const clock = useRef(newClock);
  const leave = useEffectEvent(() => onDismiss(notice.id));
  useEffect(() => {
    if (isPaused) return undefined;
    clock.current = noticeClock(clock.current, { type: 'ran', at: performance.now() });
    const timer = setTimeout(() => leave(), clock.current.left);
    return () => {
      clearTimeout(timer);
      clock.current = noticeClock(clock.current, { type: 'stopped', at: performance.now() });
    };
  }, [isPaused]);
  return (
    <li className={styles.notice} data-kind={notice.kind}>
      <span className={styles.sign}>
        <Icon of={icons[notice.kind]} label={words.noticeKinds[notice.kind]} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{notice.title}</p>
        {notice.description ? <p className={styles.description}>{notice.description}</p> : null}
        {notice.action}
      </div>
      <IconButton
        icon={closeIcon}
        label={words.dismiss({ title: notice.title })}
        onClick={() => onDismiss(notice.id)}
      />
    </li>
  );
}

/** Whether the page lies in a tab or window that is not seen. */
function useHiddenPage(): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const look = () => setIsHidden(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isHidden;
}

type ElementRef = RefObject<HTMLElement | null>;

/** F6 moves the focus to the notices and back to where it was before. */
function useFocusKey(region: ElementRef, before: ElementRef): void {
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      const box = region.current;
      if (event.key !== 'F6' || !box?.querySelector('li')) return;
      event.preventDefault();
      if (box.contains(document.activeElement)) before.current?.focus();
      else {
        before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
        box.focus();
      }
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [region, before]);
}

/** Shows the region as a popover above every modal dialog, as long as there is something to see. */
function useAboveDialogs(region: ElementRef, isShown: boolean): void {
  useEffect(() => {
    const box = region.current;
    if (!box || !isShown) return undefined;
    const lift = (event?: Event) => {
      const below = event?.target instanceof HTMLDialogElement || !box.popover;
      if (!below || !document.querySelector('dialog:modal')) return;
      box.popover = null;
      box.popover = 'manual';
      box.showPopover();
    };
    lift();
    document.addEventListener('toggle', lift, true);
    return () => {
      document.removeEventListener('toggle', lift, true);
      box.popover = null;
    };
  }, [region, isShown]);
}

/**
 * Where notices are shown, bottom right: errors are read out at once, the rest when there is a pause; F6 goes there.
 * Above a modal dialog it is a popover, for as long as there is something to see.
 */
export function NoticeRegion({ notices, onDismiss }: NoticeRegionProps) {
  const region = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const [over, setOver] = useState(false);
  const [inside, setInside] = useState(false);
  const away = useHiddenPage();
  const visibleNotices = notices.slice(0, maxVisibleNotices);
  const hasNotices = visibleNotices.length > 0;

  useFocusKey(region, before);
  useAboveDialogs(region, hasNotices);

  // With the last notice its pointer and focus are gone, and nothing tells: the next one must not be held for ever.
  if (!hasNotices && (over || inside)) {
    setOver(false);
    setInside(false);
  }

  function dismiss(id: string) {
    const focused = region.current?.contains(document.activeElement);
    onDismiss(id);
    if (!focused) return;
    if (notices.length > 1) region.current?.focus();
    else before.current?.focus();
  }

  const list = (errors: boolean) => (
    <ol aria-live={errors ? 'assertive' : 'polite'} aria-relevant="additions" className={styles.list}>
      {visibleNotices
        .filter((notice) => (notice.kind === 'error') === errors)
        .map((notice) => (
          <Notice key={notice.id} notice={notice} isPaused={over || inside || away} onDismiss={dismiss} />
        ))}
    </ol>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes being looked at
    <section
      ref={region}
      tabIndex={-1}
      aria-label={words.notices}
      className={styles.region}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget) && event.relatedTarget instanceof HTMLElement) {
          before.current = event.relatedTarget;
        }
        setInside(true);
      }}
      onBlur={(event) => setInside(event.currentTarget.contains(event.relatedTarget))}
    >
      {list(true)}
      {list(false)}
    </section>
  );
}
