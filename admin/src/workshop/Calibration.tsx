import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { cardMm, scaleBounds, storeScale } from './screen-scale.ts';
import { words } from './workshop.words.ts';
import styles from './workshop.module.css';

interface CalibrationProps {
  scale: number;
  onScale(scale: number): void;
  isOpen: boolean;
  onClose(): void;
}

/** Measures the screen against a bank card, which everybody has at hand and which is as exact as a ruler. */
export function Calibration({ scale, onScale, isOpen, onClose }: CalibrationProps) {
  const change = (value: number) => {
    storeScale(value);
    onScale(value);
  };
  return (
    <Sheet
      title={words.calibrate}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <Button kind="primary" onPress={onClose}>
          {words.done}
        </Button>
      }
    >
      <p>{words.calibrateHint}</p>
      <div className={styles.cardDesk}>
        <div className={styles.card} style={{ width: cardMm.width * scale, height: cardMm.height * scale }} />
      </div>
      <input
        type="range"
        aria-label={words.cardWidth}
        min={scaleBounds.least}
        max={scaleBounds.most}
        step={0.01}
        value={scale}
        onChange={(event) => change(Number(event.target.value))}
        className={styles.range}
      />
    </Sheet>
  );
}
