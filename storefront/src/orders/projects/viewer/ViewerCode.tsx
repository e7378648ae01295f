import { lazy, Suspense, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { words } from './viewer-settings.words.ts';
import styles from './ProjectAccess.module.css';

const QrCode = lazy(async () => ({ default: (await import('@afterimage/ui/QrCode.tsx')).QrCode }));

/** Printed at 30 mm it has 600 dots on an inch. */
const pixels = 720;

/** The code of a print, to be looked at and to be taken along. */
export function ViewerCode({ url, name }: { url: string; name: string }) {
  const [failed, setFailed] = useState(false);
  const save = async (kind: 'svg' | 'png') => {
    setFailed(false);
    const { qrFile } = await import('@afterimage/ui/qr-svg.ts');
    const svg = new Blob([qrFile(url)], { type: 'image/svg+xml' });
    const file = kind === 'svg' ? svg : await pngOf(svg);
    if (file) give(file, `afterimage-${fileName(name)}.${kind}`);
    else setFailed(true);
  };
  const press = (kind: 'svg' | 'png') => () => void save(kind).catch(() => setFailed(true));
  return (
    <div className={styles.code}>
      <div className={styles.squares}>
        <Suspense>
          <QrCode content={url} label={words.code({ name })} />
        </Suspense>
      </div>
      <div className={styles.ways}>
        <Button kind="secondary" small onClick={press('svg')}>
          {words.svg}
        </Button>
        <Button kind="secondary" small onClick={press('png')}>
          {words.png}
        </Button>
        {failed ? <p role="alert">{words.pngFailed}</p> : null}
      </div>
    </div>
  );
}

async function pngOf(svg: Blob): Promise<Blob | null> {
  const address = URL.createObjectURL(svg);
  try {
    const picture = new Image(pixels, pixels);
    picture.src = address;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels });
    canvas.getContext('2d')?.drawImage(picture, 0, 0, pixels, pixels);
    return await new Promise((done) => canvas.toBlob(done, 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}

function give(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser reads it after the press is over.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'code';
