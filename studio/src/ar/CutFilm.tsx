import { useEffect, useRef, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { Field } from '@afterimage/ui/Field.tsx';
import { atFirstFrame } from '@afterimage/media/first-frame.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { pauseIcon, playIcon } from '@afterimage/ui/icons.ts';
import { turnRightIcon } from '@afterimage/ui/making-icons.ts';
import styles from './CutFilm.module.css';
import { type Cut, type FilmFacts, firstCut, type QuarterTurn, withEnd, withStart } from './film-cut.ts';
import { clock } from './recording.ts';
import { useObjectUrl } from './use-object-url.ts';
import { words } from './video.words.ts';

interface CutFilmProps {
  file: File;
  film: FilmFacts;
  onUse: (cut: Cut, turn: QuarterTurn) => void;
  /** Receives the function that takes over the trimmed film, for as long as this is mounted. */
  onUsable: (use: (() => void) | null) => void;
  onOther: () => void;
}

const pictures = 8;
const turns: Record<QuarterTurn, QuarterTurn> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/** A chosen film: what is kept of it, which way up, and how that looks. */
export function CutFilm({ file, film, onUse, onUsable, onOther }: CutFilmProps) {
  const url = useObjectUrl(file);
  const [cut, setCut] = useState<Cut>(() => firstCut(film.seconds));
  const [turn, setTurn] = useState<QuarterTurn>(0);
  const [playing, setPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const lying = turn % 180 !== 0;
  const ratio = lying ? film.height / film.width : film.width / film.height;

  const move = (next: Cut) => {
    if (video.current) video.current.currentTime = next.start === cut.start ? next.end : next.start;
    setPlaying(false);
    video.current?.pause();
    setCut(next);
  };
  const toggle = () => {
    const videoElement = video.current;
    if (!videoElement) return;
    if (playing) return videoElement.pause();
    videoElement.currentTime = cut.start;
    videoElement.play().catch(() => undefined);
  };
  useUsableFilm(() => onUse(cut, turn), onUsable);

  return (
    <div className={styles.cut}>
      <div className={styles.frame} style={{ aspectRatio: ratio, ['--film' as string]: ratio }}>
        <video
          ref={video}
          src={atFirstFrame(url)}
          muted
          playsInline
          preload="auto"
          aria-label={words.preview}
          className={styles.film}
          data-lying={lying || undefined}
          style={{ ['--turn' as string]: `${turn}deg` }}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onTimeUpdate={({ currentTarget }) => {
            if (playing && currentTarget.currentTime >= cut.end) currentTarget.currentTime = cut.start;
          }}
        />
      </div>
      <RangeField file={file} film={film} cut={cut} onCut={move} />
      {film.hasSound ? null : <p className={styles.length}>{words.soundLost}</p>}
      <PlayActions playing={playing} onToggle={toggle} onTurn={() => setTurn(turns[turn])} onOther={onOther} />
    </div>
  );
}

/** Passes on the function that takes over the film as it is trimmed at that moment. */
function useUsableFilm(use: () => void, onUsable: CutFilmProps['onUsable']) {
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });
  useEffect(() => {
    onUsable(() => latest.current());
    return () => onUsable(null);
  }, [onUsable]);
}

type RangeFieldProps = Pick<CutFilmProps, 'file' | 'film'> & { cut: Cut; onCut(next: Cut): void };

/** From when to when the film is kept, by two handles over its pictures or by numbers. */
function RangeField({ file, film, cut, onCut }: RangeFieldProps) {
  const { seconds } = film;
  const remainingSeconds = Math.round((cut.end - cut.start) * 10) / 10;
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{words.cutTitle}</legend>
      <div className={styles.strip}>
        <Strip file={file} film={film} />
        <span className={styles.out} style={{ insetInlineStart: 0, inlineSize: share(cut.start / seconds) }} />
        <span className={styles.out} style={{ insetInlineEnd: 0, inlineSize: share(1 - cut.end / seconds) }} />
        {(['start', 'end'] as const).map((side) => (
          <input
            key={side}
            type="range"
            min={0}
            max={seconds}
            step={0.1}
            value={cut[side]}
            data-side={side}
            aria-label={side === 'start' ? words.fromHandle : words.toHandle}
            aria-valuetext={words.at({ seconds: cut[side].toFixed(1) })}
            className={styles.handle}
            onChange={({ target }) =>
              onCut((side === 'start' ? withStart : withEnd)(cut, Number(target.value), seconds))
            }
          />
        ))}
      </div>
      <div className={styles.numbers}>
        <SecondsField
          label={words.from}
          value={cut.start}
          most={seconds}
          onSeconds={(to) => onCut(withStart(cut, to, seconds))}
        />
        <SecondsField
          label={words.to}
          value={cut.end}
          most={seconds}
          onSeconds={(to) => onCut(withEnd(cut, to, seconds))}
        />
      </div>
      <p className={styles.length}>
        <output className="figures">{words.length({ seconds: remainingSeconds, all: clock(seconds) })}</output>{' '}
        {words.most}
      </p>
    </fieldset>
  );
}

type PlayActionsProps = { playing: boolean; onToggle(): void; onTurn(): void; onOther(): void };

function PlayActions({ playing, onToggle, onTurn, onOther }: PlayActionsProps) {
  return (
    <div className={styles.actions}>
      <Button kind="secondary" small onClick={onToggle}>
        <span className={styles.face}>
          <Icon of={playing ? pauseIcon : playIcon} size={18} />
          {playing ? words.pause : words.play}
        </span>
      </Button>
      <Button kind="secondary" small onClick={onTurn}>
        <span className={styles.face}>
          <Icon of={turnRightIcon} size={18} />
          {words.turn}
        </span>
      </Button>
      <Button kind="quiet" small onClick={onOther}>
        {words.other}
      </Button>
    </div>
  );
}

const share = (of: number): string => `${Math.max(0, of * 100)}%`;

/** Seconds as a number; what is being typed counts when it is left or confirmed. */
function SecondsField(props: { label: string; value: number; most: number; onSeconds: (seconds: number) => void }) {
  const { label, value, most, onSeconds } = props;
  const [timeInput, setTimeInput] = useState<string | null>(null);
  const take = () => {
    const seconds = Number((timeInput ?? '').replace(',', '.'));
    if (timeInput !== null && timeInput.trim() !== '' && Number.isFinite(seconds)) onSeconds(seconds);
    setTimeInput(null);
  };
  return (
    <Field
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      max={Number(most.toFixed(1))}
      step={0.1}
      value={timeInput ?? value.toFixed(1)}
      onChange={({ target }) => setTimeInput(target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
}

/** Small pictures of the film from left to right. */
function Strip({ file, film }: { file: File; film: FilmFacts }) {
  const [urls, setUrls] = useState<readonly (string | undefined)[]>([]);
  useEffect(() => {
    const abortController = new AbortController();
    const encodedCut: string[] = [];
    const draw = async () => {
      const { filmstrip } = await import('./film-work.ts');
      await filmstrip(file, film, pictures, abortController.signal, (url, index) => {
        encodedCut.push(url);
        setUrls((before) => Array.from({ length: pictures }, (_, at) => (at === index ? url : before[at])));
      });
    };
    // Without pictures the handles still do their work.
    draw().catch(() => undefined);
    return () => {
      abortController.abort();
      for (const url of encodedCut) URL.revokeObjectURL(url);
    };
  }, [file, film]);
  return (
    <span className={styles.pictures} aria-hidden="true">
      {Array.from({ length: pictures }, (_, at) => (
        <span key={at} className={styles.picture}>
          {urls[at] ? <img src={urls[at]} alt="" /> : null}
        </span>
      ))}
    </span>
  );
}
