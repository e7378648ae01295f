import type { MediumDisplay, TextMedium } from '@afterimage/contract/customization.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { PillGroup } from '@afterimage/ui/Choice.tsx';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { words } from './editor.words.ts';
import { moved, moveOfKey } from './lay.ts';
import { words as layWords } from './lay.words.ts';
import { LayTools } from './LayTools.tsx';
import { MakingState } from './MakingState.tsx';
import styles from './MediumDialog.module.css';
import { isUnderWay, type Making, type MediumWork } from './medium-work.ts';
import { MediumAbout } from './MediumAbout.tsx';
import { MediumOnPhoto } from './MediumOnPhoto.tsx';
import { GalleryChoice, OwnModel } from './ModelWay.tsx';
import { PictureWay } from './PictureWay.tsx';
import { type PlacedMedium, type Way, wayOf, ways } from './placed-medium.ts';
import type { Print } from './print-photo.ts';
import { draftMedium, newText, sameText } from './text-draft.ts';
import { textFile } from './text-file.ts';
import { TextWay } from './TextWay.tsx';
import { VideoWay } from './VideoWay.tsx';
import { words as wayWords } from './ways.words.ts';

interface MediumDialogProps {
  id: string;
  title: string;
  print: Print;
  value: PlacedMedium | null;
  way: Way;
  open: boolean;
  work: MediumWork;
  making: Making;
  onWay: (way: Way) => void;
  onChange: (value: PlacedMedium | null) => void;
  onClose: () => void;
}

/** The dark room of one photo: what shall play on it on the one side, how that looks on the other. */
export function MediumDialog(props: MediumDialogProps) {
  const { title, print, value, way, open, work, making, onChange, onClose } = props;
  const { make, cancel, retry } = work;
  const busy = isUnderWay(making);
  const sent = value?.medium.text ?? null;
  const [text, setText] = useState<TextMedium>(sent ?? newText);
  const draft = way === 'TEXT' && !sameText(text, sent) ? draftMedium(text, value) : null;
  const shown = draft ?? value;
  const onPhoto = value && wayOf(value.medium.type) === way ? value : null;
  // A film that was chosen and not yet used.
  const unused = useRef<(() => void) | null>(null);
  const keepUnused = (use: (() => void) | null) => {
    unused.current = use;
  };
  const put = () => void make(wayWords.textName, async () => ({ file: textFile(text) }));
  // What was written is not lost because nobody pressed a second button.
  const putDraft = () => {
    if (draft && !busy) put();
  };
  const lay = (display: MediumDisplay) => value && onChange({ ...value, display });

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
        <div className={styles.foot}>
          {busy ? <MakingState of={making} onCancel={cancel} onRetry={retry} /> : <span />}
          <Button
            onClick={() => {
              putDraft();
              if (way === 'VIDEO' && !busy) unused.current?.();
              onClose();
            }}
          >
            {words.done}
          </Button>
        </div>
      }
    >
      <div className={styles.room}>
        <div className={styles.stage} data-live={shown !== null || undefined}>
          <div className={styles.print} style={{ ['--ratio' as string]: print.ratio }}>
            <Movable placed={onPhoto && !draft ? onPhoto : null} name={title} onDisplay={lay}>
              <MediumOnPhoto print={print} placed={open ? shown : null} name={title} />
            </Movable>
          </div>
        </div>
        <DialogTools
          {...props}
          busy={busy}
          text={text}
          onPhoto={onPhoto}
          onText={setText}
          onPut={put}
          onDisplay={lay}
          onUnused={keepUnused}
        />
      </div>
    </Dialog>
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
  onUnused: (use: (() => void) | null) => void;
};

/** The ways to a medium, and what can be done with the one that is there. */
function DialogTools(props: DialogToolsProps) {
  const { id, title, value, way, making, work, busy, text, onPhoto, onWay, onChange, onDisplay } = props;
  const { cancel, retry } = work;
  const sent = value?.medium.text ?? null;
  const clear = () => {
    if (!busy) cancel();
  };
  return (
    <div className={styles.tools}>
      <PillGroup
        legend={words.kind}
        choices={ways.map((one) => ({ value: one, label: words.ways[one] }))}
        value={way}
        onChange={(chosen) => {
          clear();
          onWay(ways.find((one) => one === chosen) ?? 'VIDEO');
        }}
      />
      {way === 'TEXT' ? (
        <TextWay
          text={text}
          busy={busy}
          done={sameText(text, sent)}
          changes={sent !== null}
          onText={props.onText}
          onPut={props.onPut}
        />
      ) : null}
      {way === '3D' ? <GalleryChoice value={value} onPlace={onChange} clear={clear} /> : null}
      {onPhoto ? <LayTools placed={onPhoto} onDisplay={onDisplay} /> : null}
      {onPhoto ? (
        <MediumAbout key={onPhoto.medium.attachmentId} id={id} title={title} placed={onPhoto} onChange={onChange} />
      ) : null}
      {way === 'TEXT' ? null : <MediumSource {...props} way={way} clear={clear} />}
      {making.phase === 'failed' ? <MakingState of={making} onCancel={cancel} onRetry={retry} /> : null}
    </div>
  );
}

function MediumSource(props: DialogToolsProps & { way: Exclude<Way, 'TEXT'>; clear: () => void }) {
  const { id, title, way, open, busy, work, onPhoto, clear, onUnused } = props;
  const common = { id, title, make: work.make, refuse: work.refuse, clear };
  return (
    <Source
      // With every new medium it begins anew.
      key={`${way} ${onPhoto?.medium.attachmentId ?? ''}`}
      again={onPhoto !== null && way !== '3D' ? words.another[way] : null}
    >
      {way === 'VIDEO' && open ? <VideoWay {...common} busy={busy} onUnused={onUnused} /> : null}
      {way === '3D' ? <OwnModel {...common} /> : null}
      {way === 'IMAGE' ? <PictureWay {...common} /> : null}
    </Source>
  );
}

/** Where a medium comes from; put away while there is one. */
function Source({ again, children }: { again: string | null; children: ReactNode }) {
  const [asked, setAsked] = useState(false);
  if (again === null || asked) return <div>{children}</div>;
  return (
    <div>
      <Button kind="secondary" small onClick={() => setAsked(true)}>
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
        const held = grip.current;
        if (!held) return;
        const [right, down] = [(event.clientX - held.x) / held.wide, (event.clientY - held.y) / held.high];
        onDisplay(moved(held.from, right, down));
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
