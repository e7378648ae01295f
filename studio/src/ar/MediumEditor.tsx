import { lazy, Suspense, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { imageIcon } from '@afterimage/ui/icons.ts';
import { cubeIcon, filmIcon, lettersIcon } from '@afterimage/ui/making-icons.ts';
import { arModalClosed, arModalOpened, arTypeChosen } from '../ar-customization.state.ts';
import { words } from './editor.words.ts';
import { MakingState } from './MakingState.tsx';
import styles from './MediumEditor.module.css';
import { MediumOnPhoto } from './MediumOnPhoto.tsx';
import type { MediumWork } from './medium-work.ts';
import type { TakenMedium } from '../work.ts';
import { type PlacedMedium, type MediumKind, mediumKindOf, mediumKinds } from './placed-medium.ts';
import { bareOf, type Print, wholeRatio } from './print-photo.ts';

interface MediumEditorProps {
  id: string;
  title: string;
  print: Print;
  value: PlacedMedium | null;
  onChange: (value: PlacedMedium | null) => void;
  /** The way of a new medium to this photo. */
  work: MediumWork;
}

// What is in the room of a photo comes when somebody turns to its doors.
const loadDialog = () => import('./MediumDialog.tsx');
const prefetchDialog = () => void loadDialog().catch(() => undefined);
const MediumDialog = lazy(async () => ({ default: (await loadDialog()).MediumDialog }));

const icons: Record<MediumKind, string> = { VIDEO: filmIcon, '3D': cubeIcon, TEXT: lettersIcon, IMAGE: imageIcon };

/** A lit print and what plays on it, with four ways to something: video, 3D, text, picture. */
export function MediumEditor({ id, title, print, value, onChange, work }: MediumEditorProps) {
  const dispatch = useAppDispatch();
  const { isModalOpen, modalType } = useAppSelector((state) => state.ARCustomization);
  const [mine, setMine] = useState(false);
  const [hasEntered, setHasEntered] = useState(false);
  const heading = useId();
  const making = useSyncExternalStore(work.subscribe, work.now, work.now);

  // Where a medium is laid, its photo is all that counts.
  const bare = useMemo(() => bareOf(print), [print]);
  const open = mine && isModalOpen;
  const kind = mediumKindOf(modalType ?? value?.medium.type ?? 'VIDEO');
  const choose = (selectedKind: MediumKind) => {
    setMine(true);
    setHasEntered(true);
    dispatch(arTypeChosen(selectedKind));
    dispatch(arModalOpened(selectedKind));
  };
  const close = () => {
    setMine(false);
    dispatch(arModalClosed());
  };
  // A page that is left takes its open room along.
  useEffect(() => {
    if (mine) return () => void dispatch(arModalClosed());
  }, [mine, dispatch]);

  return (
    <section data-room="dark" className={styles.card} aria-labelledby={heading}>
      <div className={styles.inner} data-empty={value === null || undefined}>
        <div className={styles.print} style={{ ['--ratio' as string]: wholeRatio(print) }}>
          <MediumOnPhoto print={print} placed={open ? null : value} name={title} />
        </div>
        <div className={styles.tools}>
          <div className={styles.head}>
            <h3 id={heading}>{title}</h3>
            <p className={styles.stand}>{value ? standOf(value.medium) : words.nothing}</p>
          </div>
          <WayButtons id={id} title={title} value={value} onChoose={choose} />
          {open ? null : <MakingState of={making} onCancel={work.cancel} onRetry={work.retry} />}
          {value ? (
            <MediumActions
              title={title}
              onOpen={() => choose(mediumKindOf(value.medium.type))}
              onTakeAway={() => {
                onChange(null);
                document.getElementById(id)?.focus();
              }}
            />
          ) : null}
        </div>
      </div>
      {hasEntered ? (
        <Suspense>
          <MediumDialog
            id={id}
            title={title}
            print={bare}
            value={value}
            kind={kind}
            open={open}
            work={work}
            making={making}
            onKindChange={choose}
            onChange={onChange}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

type WayButtonsProps = Pick<MediumEditorProps, 'id' | 'title' | 'value'> & { onChoose(kind: MediumKind): void };

function WayButtons({ id, title, value, onChoose }: WayButtonsProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{words.choose}</legend>
      <div className={styles.ways}>
        {mediumKinds.map((one, index) => (
          <button
            key={one}
            type="button"
            id={index === 0 ? id : undefined}
            className={styles.way}
            aria-pressed={value !== null && mediumKindOf(value.medium.type) === one}
            aria-haspopup="dialog"
            aria-label={words.wayFor({ way: words.ways[one], title })}
            onPointerEnter={prefetchDialog}
            onFocus={prefetchDialog}
            onClick={() => onChoose(one)}
          >
            <Icon of={icons[one]} size={24} />
            {words.ways[one]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type MediumActionsProps = { title: string; onOpen(): void; onTakeAway(): void };

function MediumActions({ title, onOpen, onTakeAway }: MediumActionsProps) {
  return (
    <div className={styles.actions}>
      <Button kind="secondary" small aria-haspopup="dialog" aria-label={words.changeOf({ title })} onClick={onOpen}>
        {words.change}
      </Button>
      <Button kind="quiet" small aria-label={words.takeAwayOf({ title })} onClick={onTakeAway}>
        {words.takeAway}
      </Button>
    </div>
  );
}

function standOf({ type, durationSeconds }: TakenMedium): string {
  const shows = words.shows[type];
  return type === 'VIDEO' && durationSeconds !== null
    ? `${shows}, ${words.seconds({ seconds: Math.max(1, Math.round(durationSeconds)) })}`
    : shows;
}
