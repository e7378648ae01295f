import type { MediumDisplay, TextMedium } from '@afterimage/contract/customization.ts';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { PillGroup } from '@afterimage/ui/Choice.tsx';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { words } from './editor.words.ts';
import { moved, moveOfKey } from './display-layout.ts';
import { words as layWords } from './lay.words.ts';
import { LayoutTools } from './LayoutTools.tsx';
import { MakingState } from './MakingState.tsx';
import styles from './MediumDialog.module.css';
import { isInProgress, type Making, type MediumWork } from './medium-work.ts';
import { MediumAbout } from './MediumAbout.tsx';
import { MediumOnPhoto } from './MediumOnPhoto.tsx';
import { GalleryChoice, OwnModel } from './ModelWay.tsx';
import { PictureChooser } from './PictureChooser.tsx';
import { type PlacedMedium, type MediumKind, mediumKindOf, mediumKinds } from './placed-medium.ts';
import type { Print } from './print-photo.ts';
import { draftMedium, newText, sameText } from './text-draft.ts';
import { textFile } from './text-file.ts';
import { TextChooser } from './TextChooser.tsx';
import { words as videoWords } from './video.words.ts';
import { VideoChooser } from './VideoChooser.tsx';
import { words as wayWords } from './ways.words.ts';

interface MediumDialogProps {
  id: string;
  title: string;
  print: Print;
  value: PlacedMedium | null;
  kind: MediumKind;
  open: boolean;
  work: MediumWork;
  making: Making;
  onKindChange: (kind: MediumKind) => void;
  onChange: (value: PlacedMedium | null) => void;
  onClose: () => void;
}

/** The dark room of one photo: what shall play on it on the one side, how that looks on the other. */
export function MediumDialog(props: MediumDialogProps) {
  const { title, print, value, kind, open, work, making, onChange, onClose } = props;
  const { make } = work;
  const busy = isInProgress(making);
  const { text, setText, draft } = useTextDraft(kind, value);
  const displayedText = draft ?? value;
  const onPhoto = value && mediumKindOf(value.medium.type) === kind ? value : null;
  const { confirmFilm, onUsable } = useChosenFilm();
  const saveText = () => void make(wayWords.textName, async () => ({ file: textFile(text) }));
  // What was written is not lost because nobody pressed a second button.
  const putDraft = () => {
    if (draft && !busy) saveText();
  };
  const updateDisplay = (display: MediumDisplay) => value && onChange({ ...value, display });

  return (
    <Dialog
      open={open}
      onClose={() => {
        putDraft();
        onClose();
      }}
      title={words.dialog({ title })}
      sheet="wide"
      footer={
        <DialogFoot
          making={making}
          work={work}
          confirmFilm={kind === 'VIDEO' && !busy ? confirmFilm : null}
          onDone={() => {
            putDraft();
            onClose();
          }}
        />
      }
    >
      <div className={styles.room}>
        <div
          className={styles.stage}
          data-live={displayedText !== null || undefined}
          data-cutting={(confirmFilm !== null && kind === 'VIDEO') || undefined}
        >
          <div className={styles.print} style={{ ['--ratio' as string]: print.ratio }}>
            <Movable placed={onPhoto && !draft ? onPhoto : null} name={title} onDisplay={updateDisplay}>
              <MediumOnPhoto print={print} placed={open ? displayedText : null} name={title} />
            </Movable>
          </div>
        </div>
        <DialogTools
          {...props}
          busy={busy}
          text={text}
          onPhoto={onPhoto}
          onText={setText}
          onPut={saveText}
          onDisplay={updateDisplay}
          onUsable={onUsable}
        />
      </div>
    </Dialog>
  );
}

interface DialogFootProps extends Pick<MediumDialogProps, 'making' | 'work'> {
  /** Takes over the selected film; null while there is none to trim. */
  confirmFilm: (() => void) | null;
  onDone: () => void;
}

/** The state of a medium, and the primary button. */
function DialogFoot({ making, work: { cancel, retry }, confirmFilm, onDone }: DialogFootProps) {
  return (
    <div className={styles.foot}>
      {isInProgress(making) ? <MakingState of={making} onCancel={cancel} onRetry={retry} /> : <span />}
      {confirmFilm ? (
        <Button onClick={confirmFilm}>{videoWords.use}</Button>
      ) : (
        <Button onClick={onDone}>{words.done}</Button>
      )}
    </div>
  );
}

type DialogToolsProps = MediumDialogProps & {
  busy: boolean;
  text: TextMedium;
  /** What lies on the photo, when it is of the way that is shown. */
  onPhoto: PlacedMedium | null;
  onText: (text: TextMedium) => void;
  onPut: () => void;
  onDisplay: (display: MediumDisplay) => void;
  onUsable: (use: (() => void) | null) => void;
};

/** The text being edited; `draft` is that text as a medium, null while it equals the saved one. */
function useTextDraft(kind: MediumKind, value: PlacedMedium | null) {
  const savedText = value?.medium.text ?? null;
  const [text, setText] = useState<TextMedium>(savedText ?? newText);
  const hasText = savedText !== null;
  const [hadText, setHadText] = useState(hasText);
  if (hadText !== hasText) {
    setHadText(hasText);
    // The text was removed, or another medium has taken its place: the next one begins empty.
    if (!hasText) setText(newText);
  }
  const draft = kind === 'TEXT' && !sameText(text, savedText) ? draftMedium(text, value) : null;
  return { text, setText, draft };
}

/** The function that takes over the selected film; null while there is none to trim. */
function useChosenFilm() {
  const [confirmFilm, setConfirmFilm] = useState<(() => void) | null>(null);
  // React calls a function that it is given for a state.
  const onUsable = useCallback((use: (() => void) | null) => setConfirmFilm(() => use), []);
  return { confirmFilm, onUsable };
}

/** The ways to a medium, and what can be done with the one that is there. */
function DialogTools(props: DialogToolsProps) {
  const { id, title, value, kind, making, work, busy, text, onPhoto, onKindChange, onChange, onDisplay } = props;
  const { cancel, retry } = work;
  const savedText = value?.medium.text ?? null;
  const clear = () => {
    if (!busy) cancel();
  };
  return (
    <div className={styles.tools}>
      <PillGroup
        legend={words.kind}
        choices={mediumKinds.map((one) => ({ value: one, label: words.ways[one] }))}
        value={kind}
        onChange={(tabIndex) => {
          clear();
          onKindChange(mediumKinds.find((one) => one === tabIndex) ?? 'VIDEO');
        }}
      />
      {kind === 'TEXT' ? (
        <TextChooser
          text={text}
          busy={busy}
          done={sameText(text, savedText)}
          changes={savedText !== null}
          onText={props.onText}
          onSave={props.onPut}
        />
      ) : null}
      {kind === '3D' ? <GalleryChoice value={value} onSelect={onChange} clear={clear} /> : null}
      {onPhoto ? <LayoutTools placed={onPhoto} onDisplay={onDisplay} /> : null}
      {onPhoto ? (
        <MediumAbout key={onPhoto.medium.attachmentId} id={id} title={title} placed={onPhoto} onChange={onChange} />
      ) : null}
      {kind === 'TEXT' ? null : <MediumSource {...props} kind={kind} clear={clear} />}
      {making.phase === 'failed' ? <MakingState of={making} onCancel={cancel} onRetry={retry} /> : null}
    </div>
  );
}

function MediumSource(props: DialogToolsProps & { kind: Exclude<MediumKind, 'TEXT'>; clear: () => void }) {
  const { id, title, kind, open, work, onPhoto, clear, onUsable } = props;
  const common = { id, title, make: work.make, refuse: work.refuse, clear };
  return (
    <Source
      // With every new medium it begins anew.
      key={`${kind} ${onPhoto?.medium.attachmentId ?? ''}`}
      again={onPhoto !== null && kind !== '3D' ? words.another[kind] : null}
    >
      {kind === 'VIDEO' && open ? <VideoChooser {...common} onUsable={onUsable} /> : null}
      {kind === '3D' ? <OwnModel {...common} /> : null}
      {kind === 'IMAGE' ? <PictureChooser {...common} /> : null}
    </Source>
  );
}

/** Where a medium comes from; put away while there is one. */
function Source({ again, children }: { again: string | null; children: ReactNode }) {
  const [isConfirming, setConfirming] = useState(false);
  if (again === null || isConfirming) return <div>{children}</div>;
  return (
    <div>
      <Button kind="secondary" small onClick={() => setConfirming(true)}>
        {again}
      </Button>
    </div>
  );
}

interface MovableProps {
  placed: PlacedMedium | null;
  name: string;
  onDisplay: (display: MediumDisplay) => void;
  children: ReactNode;
}

/** Lets a hand, a mouse or the arrow keys move what lies on the print. */
function Movable({ placed, name, onDisplay, children }: MovableProps) {
  const grip = useRef<{ x: number; y: number; from: MediumDisplay; wide: number; high: number } | null>(null);
  if (!placed) return <div className={styles.movable}>{children}</div>;
  const { display } = placed;
  return (
    <div
      className={styles.movable}
      data-movable=""
      onPointerDown={(event) => {
        if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
        const { width: wide, height: high } = event.currentTarget.getBoundingClientRect();
        grip.current = { x: event.clientX, y: event.clientY, from: display, wide, high };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const gripElement = grip.current;
        if (!gripElement) return;
        const [right, down] = [
          (event.clientX - gripElement.x) / gripElement.wide,
          (event.clientY - gripElement.y) / gripElement.high,
        ];
        onDisplay(moved(gripElement.from, right, down));
      }}
      onPointerUp={() => {
        grip.current = null;
      }}
      onPointerCancel={() => {
        grip.current = null;
      }}
    >
      {children}
      <button
        type="button"
        className={styles.keys}
        aria-label={layWords.stage({ name })}
        onKeyDown={(event) => {
          const move = moveOfKey(event.key, event.shiftKey);
          if (!move) return;
          event.preventDefault();
          onDisplay(moved(display, ...move));
        }}
      />
    </div>
  );
}
