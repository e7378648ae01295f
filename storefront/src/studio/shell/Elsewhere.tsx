import { localePath } from '@afterimage/words/locale.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { words } from './shell.words.ts';
import styles from './Elsewhere.module.css';

/** The way to go on with a design on another device: its link, as text and as a code. */
export function Elsewhere({ slug, draftKey }: { slug: string; draftKey: string | null }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" small onClick={() => setOpen(true)}>
        {words.elsewhere}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.elsewhere}>
        {draftKey === null ? (
          <p>{words.elsewhereFirst}</p>
        ) : (
          <Address url={new URL(localePath(`/customize/${slug}?draft=${draftKey}`), location.href).href} />
        )}
      </Dialog>
    </>
  );
}

function Address({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);
  const squares = useCode(url);
  // Not every browser can, and a page cannot ask before it tries.
  const shares = typeof navigator.share === 'function';
  const copy = async () => {
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      // Without the right to it the link is still there to be marked by hand.
      () => undefined,
    );
  };
  return (
    <div className={styles.address}>
      <p>{words.elsewhereWords}</p>
      {squares ? (
        <svg
          // The link beneath says the same.
          aria-hidden="true"
          viewBox={`0 0 ${squares.length} ${squares.length}`}
          className={styles.code}
          shapeRendering="crispEdges"
        >
          <path d={pathOf(squares)} />
        </svg>
      ) : null}
      <Field label={words.link} value={url} readOnly onFocus={(event) => event.target.select()} />
      <div className={styles.ways}>
        <Button kind="secondary" small onClick={() => void copy()}>
          {words.copy}
        </Button>
        {shares ? (
          <Button kind="quiet" small onClick={() => void navigator.share({ url }).catch(() => undefined)}>
            {words.share}
          </Button>
        ) : null}
        <output>{copied ? words.copied : ''}</output>
      </div>
    </div>
  );
}

/** The code's squares; null until its code has come, or when it does not: the link is enough then. */
function useCode(url: string): boolean[][] | null {
  const [squares, setSquares] = useState<boolean[][] | null>(null);
  useEffect(() => {
    let here = true;
    import('qr').then(
      ({ encodeQR }) => here && setSquares(encodeQR(url, 'raw', { border: 2 })),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [url]);
  return squares;
}

const pathOf = (squares: readonly boolean[][]): string =>
  squares.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
