import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { localePath } from '@afterimage/words/locale.ts';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { classNames } from '@afterimage/ui/class-names.ts';
import { modelAddress, quickLookAddress, roomPage, sceneViewerIntent, type Shown } from './room-address.ts';
import { words } from './room.words.ts';
import styles from './RoomDialog.module.css';
import { RoomGlass } from './RoomGlass.tsx';
import { useRoomWay } from './use-room-way.ts';

// When its code does not come, the words beside it still say what to do.
const QrCode = lazy<ComponentType<{ content: string; label: string }>>(() =>
  import('@afterimage/ui/QrCode.tsx').then(
    (loaded) => ({ default: loaded.QrCode }),
    () => ({ default: () => null }),
  ),
);

interface RoomWaysProps {
  product: Pick<ProductDetail, 'name' | 'slug'>;
  shown: Shown;
  colour: string | null;
}

/** The way from the screen into the room, as this browser has it. */
export function RoomWays({ product, shown, colour }: RoomWaysProps) {
  const way = useRoomWay();
  if (way === null) return null;
  const page = roomPage(location.origin, localePath(`/products/${product.slug}`), { colour, token: shown.token });
  const whole = (format: 'glb' | 'usdz') => new URL(modelAddress(shown, format), location.origin).href;
  if (way === 'code')
    return (
      <div className={styles.code}>
        <Suspense>
          <QrCode content={page} label={words.code} />
        </Suspense>
        <div>
          <h3 className={styles.scan}>{words.scan}</h3>
          <p className="quiet small">{words.scanNote}</p>
          {shown.token === null ? null : <p className="quiet small">{words.draftNote}</p>}
        </div>
      </div>
    );
  if (way === 'other-browser')
    return (
      <div className={styles.way}>
        <p className="small">{words.otherBrowser}</p>
        <CopyLink url={page} />
      </div>
    );
  return (
    <div className={styles.way}>
      {way === 'webxr' ? <RoomGlass url={modelAddress(shown, 'glb')} /> : null}
      {way === 'scene-viewer' ? (
        <a className={styles.enter} href={sceneViewerIntent(whole('glb'), { title: product.name, page })}>
          {words.enter}
        </a>
      ) : null}
      {way === 'quick-look' ? (
        <span className={classNames(styles.enter, styles.quickLook)}>
          <span aria-hidden="true">{words.enter}</span>
          {/* Quick Look opens from a link that holds a picture and nothing else. */}
          <a rel="ar" href={quickLookAddress(modelAddress(shown, 'usdz'), page)}>
            <img src={clear} alt={words.enter} />
          </a>
        </span>
      ) : null}
      <p className="quiet small">{words.enterNote}</p>
    </div>
  );
}

const clear = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

function CopyLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Button kind="secondary" small onClick={copy}>
      {copied ? words.copied : words.copy}
    </Button>
  );
}
