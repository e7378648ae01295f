import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { localePath } from '@afterimage/words/locale.ts';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { classNames } from '@afterimage/ui/class-names.ts';
import {
  modelAddress,
  quickLookAddress,
  modelViewPage,
  sceneViewerIntent,
  type DisplayedModel,
} from './model-view-address.ts';
import { words } from './room.words.ts';
import styles from './ModelViewDialog.module.css';
import { ArSessionView } from './ArSessionView.tsx';
import { useArMode } from './use-ar-mode.ts';

// When its code does not come, the words beside it still say what to do.
const QrCode = lazy<ComponentType<{ content: string; label: string }>>(() =>
  import('@afterimage/ui/QrCode.tsx').then(
    (loaded) => ({ default: loaded.QrCode }),
    () => ({ default: () => null }),
  ),
);

interface ArLaunchProps {
  product: Pick<ProductDetail, 'name' | 'slug' | 'roomPlacement'>;
  displayedModel: DisplayedModel;
  color: string | null;
}

/** The way from the screen into the room, as this browser has it. */
export function ArLaunch({ product, displayedModel, color }: ArLaunchProps) {
  const hangs = product.roomPlacement === 'wall';
  const arMode = useArMode({ hangs });
  if (arMode === null) return null;
  const page = modelViewPage(location.origin, localePath(`/products/${product.slug}`), {
    color,
    token: displayedModel.token,
  });
  const whole = (format: 'glb' | 'usdz') => new URL(modelAddress(displayedModel, format), location.origin).href;
  if (arMode === 'code')
    return (
      <div className={styles.code}>
        <Suspense>
          <QrCode content={page} label={words.code} />
        </Suspense>
        <div>
          <h3 className={styles.scan}>{words.scan}</h3>
          <p className="quiet small">{words.scanNote}</p>
          {displayedModel.token === null ? null : <p className="quiet small">{words.draftNote}</p>}
        </div>
      </div>
    );
  if (arMode === 'other-browser')
    return (
      <div className={styles.way}>
        <p className="small">{words.otherBrowser}</p>
        <CopyLink url={page} />
      </div>
    );
  return (
    <div className={styles.way}>
      {arMode === 'webxr' ? <ArSessionView url={modelAddress(displayedModel, 'glb')} /> : null}
      {arMode === 'scene-viewer' ? (
        <a
          className={styles.enter}
          href={sceneViewerIntent(whole('glb'), {
            title: product.name,
            page,
            hangs,
          })}
        >
          {words.enter}
        </a>
      ) : null}
      {arMode === 'quick-look' ? (
        <span className={classNames(styles.enter, styles.quickLook)}>
          <span aria-hidden="true">{words.enter}</span>
          {/* Quick Look opens from a link that holds a picture and nothing else. */}
          <a rel="ar" href={quickLookAddress(modelAddress(displayedModel, 'usdz'), page)}>
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
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <Button kind="secondary" small onClick={copy}>
      {isCopied ? words.copied : words.copy}
    </Button>
  );
}
