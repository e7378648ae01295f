import type { MediumDisplay } from '@afterimage/contract/customization.ts';
import { maybeStacked } from '@afterimage/scene/stacked-film.ts';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Checkbox, TextArea } from '@afterimage/ui/Field.tsx';
import { FieldError } from '@afterimage/ui/FieldError.tsx';
import { HiddenFileInput } from '@afterimage/ui/HiddenFileInput.tsx';
import { words } from './about.words.ts';
import { captionsComplaint, captionsFault, giveCaptions } from './captions.ts';
import { filmLooksStacked } from './looks-stacked.ts';
import styles from './MediumAbout.module.css';
import type { PlacedMedium } from './placed-medium.ts';

/** As many characters as the contract takes. */
const mostCharacters = 300;

interface MediumAboutProps {
  id: string;
  title: string;
  placed: PlacedMedium;
  onChange: (placed: PlacedMedium) => void;
}

/** What helps those who do not see or hear a medium; and whether a film is clear in places. */
export function MediumAbout({ id, title, placed, onChange }: MediumAboutProps) {
  const { medium, display } = placed;
  const isFilm = medium.type === 'VIDEO';
  const updateDisplay = (change: MediumDisplay) => onChange({ medium, display: change });
  return (
    <section className={styles.about} aria-label={words.title}>
      {isFilm ? <Stacked placed={placed} onDisplay={updateDisplay} /> : null}
      <Description id={id} display={display} onDisplay={updateDisplay} />
      {isFilm ? <Captions id={id} title={title} placed={placed} onChange={onChange} /> : null}
    </section>
  );
}

interface DisplayProps {
  display: MediumDisplay;
  onDisplay: (display: MediumDisplay) => void;
}

function Description({ id, display, onDisplay }: DisplayProps & { id: string }) {
  const savedDescription = display.description ?? '';
  const [descriptionInput, setDescriptionInput] = useState(savedDescription);
  // What is told has no room at its ends; what is being typed may.
  const displayedText = descriptionInput.trim() === savedDescription ? descriptionInput : savedDescription;
  return (
    <TextArea
      id={`${id}-description`}
      rows={2}
      optional
      label={words.describe}
      hint={words.describeHint({ count: displayedText.trim().length, most: mostCharacters })}
      maxLength={mostCharacters}
      value={displayedText}
      onChange={({ target }) => {
        setDescriptionInput(target.value);
        const { description: _, ...rest } = display;
        const description = target.value.trim();
        onDisplay(description === '' ? rest : { ...rest, description });
      }}
    />
  );
}

function Stacked({
  placed: { medium, display },
  onDisplay,
}: { placed: PlacedMedium } & Pick<DisplayProps, 'onDisplay'>) {
  const [seems, setSeems] = useState(false);
  const { url, width, height } = medium;
  useEffect(() => {
    let here = true;
    void filmLooksStacked(url).then((reply) => here && setSeems(reply));
    return () => {
      here = false;
    };
  }, [url]);
  const stacked = display.stacked ?? false;
  const set = (isStacked: boolean) => {
    const { stacked: _, ...rest } = display;
    onDisplay(isStacked ? { ...rest, stacked: true } : rest);
  };
  const byShape = width !== null && height !== null && maybeStacked({ width, height });
  if (!seems && !stacked && !byShape) return null;
  return (
    <div className={styles.part}>
      {seems && !stacked ? (
        <output className={styles.seems}>
          {words.stackedSeems}{' '}
          <Button kind="secondary" small onClick={() => set(true)}>
            {words.stackedYes}
          </Button>
        </output>
      ) : null}
      <Checkbox
        label={words.stacked}
        hint={words.stackedHint}
        checked={stacked}
        onChange={({ target }) => set(target.checked)}
      />
    </div>
  );
}

function Captions({ id, title, placed, onChange }: MediumAboutProps) {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [statusText, setStatusText] = useState('');
  const latest = useRef(placed);
  useEffect(() => {
    latest.current = placed;
  });
  const { medium } = placed;
  const give = async (file: File | null) => {
    const bad = file && captionsFault(file);
    setStatusText('');
    setFault(bad);
    if (bad || busy) return;
    setBusy(true);
    const result = await dispatch(giveCaptions({ medium, file }));
    setBusy(false);
    if (giveCaptions.rejected.match(result)) {
      return setFault(captionsComplaint(result.payload ?? { status: 500, code: 'UNKNOWN', description: '' }));
    }
    setStatusText(file ? words.captionsTaken : words.captionsRemoved);
    // How it lies may have been changed meanwhile, and another film may have come.
    const { medium: now, display } = latest.current;
    if (now.attachmentId === medium.attachmentId) onChange({ medium: result.payload, display });
  };
  const has = medium.captionsUrl !== null;
  return (
    <div className={styles.part}>
      <h4 className={styles.name}>{words.captions}</h4>
      <p className={styles.hint}>{has ? words.captionsThere : words.captionsNone}</p>
      <div className={styles.ways}>
        <HiddenFileInput
          ref={input}
          accept=".vtt,.srt,text/vtt,application/x-subrip"
          label={words.captionsAddFor({ title })}
          onFile={(file) => void give(file)}
        />
        <Button
          kind="secondary"
          small
          busy={busy}
          busyText={words.captionsSending}
          aria-describedby={fault ? `${id}-captions-error` : undefined}
          onClick={() => input.current?.click()}
        >
          {has ? words.captionsOther : words.captionsAdd}
        </Button>
        {has && !busy ? (
          <Button kind="quiet" small onClick={() => void give(null)}>
            {words.captionsRemove}
          </Button>
        ) : null}
        <output className={styles.hint}>{statusText}</output>
      </div>
      <FieldError id={`${id}-captions-error`} error={fault ?? undefined} />
    </div>
  );
}
