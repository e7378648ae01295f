import type { Size } from '../session/object-fit.ts';
import type { Painter, PainterTexture } from './painter.ts';

/** A flat medium as a picture that may move. */
export interface TextureSource {
  readonly texture: PainterTexture;
  /** In units of its own; null until it is known. */
  readonly size: Size | null;
  /** There is something to show: the medium, its poster, or the sign that stands for what cannot be loaded. */
  readonly isReady: boolean;
  /** What is in the slot is colour above and opacity below. */
  readonly isStacked: boolean;
  /** Runs or stands still, heard or silent; called with every frame, so it must be cheap. */
  setPlayback(playing: boolean, heard: boolean): void;
  /** Brings what is new into the slot; `now` in milliseconds, `shrunk` how many of its pixels one of the screen takes. */
  updateTexture(painter: Painter, now: number, shrunk: number): void;
  /** It may be needed: what is small may be fetched. Called again when its print is found. */
  prepare(): void;
  dispose(): void;
}
