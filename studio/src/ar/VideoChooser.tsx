import { videoLimits } from '@afterimage/contract/values/limits.ts';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { recordIcon } from '@afterimage/ui/making-icons.ts';
import { CutFilm } from './CutFilm.tsx';
import { FileDrop } from './FileDrop.tsx';
import { fateOf, type FilmFacts } from './film-cut.ts';
import type { Work } from './medium-work.ts';
import { posterOf } from './poster.ts';
import { RecordFilm } from './RecordFilm.tsx';
import { canRecord } from './recording.ts';
import { words } from './video.words.ts';
import styles from './Ways.module.css';

interface VideoChooserProps {
  id: string;
  title: string;
  make: (name: string, work: Work) => Promise<void>;
  refuse: (name: string, message: string) => void;
  clear: () => void;
  /** Receives the function that takes over the selected film, for as long as it can be trimmed. */
  onUsable: (use: (() => void) | null) => void;
}

type Stand =
  | { at: 'source'; asItIs?: boolean }
  | { at: 'camera' }
  | { at: 'reading'; file: File }
  | { at: 'cut'; file: File; film: FilmFacts };

const never = () => () => undefined;

/** Reads a film and says what becomes of it: cut here, sent as it is, or refused. */
function useFilmSource({ make, refuse, clear }: Pick<VideoChooserProps, 'make' | 'refuse' | 'clear'>) {
  const [stand, setStand] = useState<Stand>({ at: 'source' });

  const take = async (file: File) => {
    clear();
    if (file.type !== '' && !file.type.startsWith('video/')) {
      setStand({ at: 'source' });
      return refuse(file.name, words.faults.notVideo);
    }
    setStand({ at: 'reading', file });
    const { readFilm } = await import('./film-work.ts');
    const film = await readFilm(file).catch(() => null);
    const fate = fateOf(film);
    if (fate === 'convert' && film) return setStand({ at: 'cut', file, film });
    setStand({ at: 'source', asItIs: fate === 'asItIs' });
    if (fate === 'asItIs') return void make(file.name, async () => ({ file, poster: await posterOf(file) }));
    if (fate === 'tooLarge') return refuse(file.name, words.faults.tooLarge({ most: videoLimits.bytes / 1024 / 1024 }));
    if (fate !== 'convert') refuse(file.name, words.faults[fate]);
  };
  const receive = (file: File) =>
    void take(file).catch(() => {
      setStand({ at: 'source' });
      refuse(file.name, words.faults.unreadable);
    });
  return { stand, setStand, receive };
}

/** A film: chosen or recorded, cut, and made small enough for any phone. */
export function VideoChooser({ id, title, make, refuse, clear, onUsable }: VideoChooserProps) {
  const { stand, setStand, receive } = useFilmSource({ make, refuse, clear });
  const recordable = useSyncExternalStore(never, canRecord, () => false);

  if (stand.at === 'camera') return <RecordFilm onFilm={receive} onBack={() => setStand({ at: 'source' })} />;
  if (stand.at === 'reading')
    return (
      <p aria-live="polite" className={styles.note}>
        {words.reading}
      </p>
    );
  if (stand.at === 'cut') {
    const { file, film } = stand;
    return (
      <CutFilm
        key={`${file.name}-${file.size}-${file.lastModified}`}
        file={file}
        film={film}
        onUsable={onUsable}
        onOther={() => {
          clear();
          setStand({ at: 'source' });
        }}
        onUse={(cut, turn) =>
          void make(file.name, async (signal, onShare) => {
            const { makeFilm } = await import('./film-work.ts');
            const encodedFilm = await makeFilm(file, film, { cut, turn, signal, onShare });
            return { file: encodedFilm, poster: await posterOf(encodedFilm) };
          })
        }
      />
    );
  }
  return (
    <FilmSource
      id={id}
      title={title}
      asItIs={stand.asItIs ?? false}
      onFile={receive}
      onRecord={
        recordable
          ? () => {
              clear();
              setStand({ at: 'camera' });
            }
          : null
      }
    />
  );
}

interface FilmSourceProps {
  id: string;
  title: string;
  /** Whether the last film was sent without being cut. */
  asItIs: boolean;
  onFile(file: File): void;
  /** Null where nothing can be recorded. */
  onRecord: (() => void) | null;
}

function FilmSource({ id, title, asItIs, onFile, onRecord }: FilmSourceProps) {
  return (
    <div className={styles.way}>
      <FileDrop
        id={`${id}-video`}
        accept="video/*"
        buttonText={words.choose}
        label={words.chooseFor({ title })}
        drop={words.drop}
        rule={words.rule}
        onFile={onFile}
      />
      {asItIs ? <p className={styles.note}>{words.asItIs}</p> : null}
      {onRecord ? (
        <Button kind="secondary" small onClick={onRecord}>
          <span className={styles.face}>
            <Icon of={recordIcon} size={18} filled />
            {words.record}
          </span>
        </Button>
      ) : null}
    </div>
  );
}
