import { type CSSProperties, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import type { WorkshopLine, WorkshopPage } from '@afterimage/contract/admin/workshop.ts';
import { minusIcon, plusIcon } from '@afterimage/ui/icons.ts';
import { callUrl } from '../data/call-url.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Calibration } from './Calibration.tsx';
import { pictureSize, storedScale } from './screen-scale.ts';
import { words } from './workshop.words.ts';
import styles from './workshop.module.css';

const zooms = [0.5, 0.75, 1, 1.5, 2, 3, 4];

/** The printed pages of a line as the press gets them, at the size that they will have. */
export function PrintPages({ line }: { line: WorkshopLine }) {
  const [scale, setScale] = useState(storedScale);
  const [zoom, setZoom] = useState(1);
  const [showsBleed, setShowsBleed] = useState(true);
  const [showsSafeArea, setShowsSafeArea] = useState(true);
  const [isCalibrating, setIsCalibrating] = useState(false);
  const step = (by: number) => setZoom(zooms[zooms.indexOf(zoom) + by] ?? zoom);
  useShortcuts([
    { keys: ['b'], title: words.bleed, run: () => setShowsBleed(!showsBleed) },
    { keys: ['s'], title: words.safeArea, run: () => setShowsSafeArea(!showsSafeArea) },
    { keys: ['+'], title: words.zoomIn, run: () => step(1) },
    { keys: ['-'], title: words.zoomOut, run: () => step(-1) },
    { keys: ['1'], title: words.trueSize, run: () => setZoom(1) },
  ]);
  const pages = line.preflight?.pageList ?? [];
  return (
    <div className={styles.pages}>
      <div role="toolbar" aria-label={words.view} className={styles.tools}>
        <IconButton icon={minusIcon} label={words.zoomOut} onPress={() => step(-1)} isDisabled={zoom === zooms[0]} />
        <output className={styles.zoom}>{Math.round(zoom * 100)} %</output>
        <IconButton icon={plusIcon} label={words.zoomIn} onPress={() => step(1)} isDisabled={zoom === zooms.at(-1)} />
        <Button small onPress={() => setZoom(1)} isDisabled={zoom === 1}>
          {words.trueSize}
        </Button>
        <ToggleButton isSelected={showsBleed} onChange={setShowsBleed} className={styles.toggle}>
          {words.bleed}
        </ToggleButton>
        <ToggleButton isSelected={showsSafeArea} onChange={setShowsSafeArea} className={styles.toggle}>
          {words.safeArea}
        </ToggleButton>
        <Button small kind="quiet" onPress={() => setIsCalibrating(true)}>
          {words.calibrate}
        </Button>
      </div>
      {pages.length === 0 || !line.print ? <p className={styles.hint}>{words.noPages}</p> : null}
      {line.print
        ? pages.map((page, at) => (
            <PrintPage
              key={at}
              page={page}
              at={at}
              lineId={line.id}
              scale={scale * zoom}
              showsBleed={showsBleed}
              showsSafeArea={showsSafeArea}
            />
          ))
        : null}
      <Calibration scale={scale} onScale={setScale} isOpen={isCalibrating} onClose={() => setIsCalibrating(false)} />
    </div>
  );
}

interface PrintPageProps {
  page: WorkshopPage;
  at: number;
  lineId: string;
  /** CSS pixels of a millimeter. */
  scale: number;
  showsBleed: boolean;
  showsSafeArea: boolean;
}

function PrintPage({ page, at, lineId, scale, showsBleed, showsSafeArea }: PrintPageProps) {
  const { title, widthMm, heightMm, bleedMm, safeMm, outline } = page;
  const longest = Math.max(widthMm, heightMm) + 2 * bleedMm;
  const size = pictureSize(longest, scale, window.devicePixelRatio);
  const hidden = showsBleed ? 0 : bleedMm * scale;
  const box = (inset: number): CSSProperties => ({
    inset: `${inset * scale - hidden}px`,
    borderRadius: outline === 'ellipse' ? '50%' : undefined,
  });
  const [width, height] = [(widthMm + 2 * bleedMm) * scale, (heightMm + 2 * bleedMm) * scale];
  const name = words.pageSize({ title, width: String(widthMm), height: String(heightMm) });
  return (
    <figure className={styles.page}>
      <figcaption>{name}</figcaption>
      {/* A page that is larger than the screen is moved by arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scrolled region needs the keyboard */}
      <div className={styles.desk} tabIndex={0} role="group" aria-label={name}>
        <div
          className={styles.paper}
          style={{
            width: width - 2 * hidden,
            height: height - 2 * hidden,
            borderRadius: !showsBleed && outline === 'ellipse' ? '50%' : undefined,
          }}
        >
          <img
            src={callUrl('getPrintPage', { params: { lineId, page: at }, query: { size } })}
            alt={title}
            style={{ width, height, margin: -hidden }}
          />
          {showsBleed && bleedMm > 0 ? <span className={styles.trim} style={box(bleedMm)} /> : null}
          {showsSafeArea && safeMm > 0 ? <span className={styles.safe} style={box(bleedMm + safeMm)} /> : null}
        </div>
      </div>
    </figure>
  );
}
