import type { ViewerShow, ViewerTarget } from '@afterimage/contract/viewer.ts';
import { addFilmPlayer } from './film-player.ts';
import type { ModelPlayer } from './model-player.ts';
import { setButton, createButton, createToolbar, createErrorLine } from './player-controls.ts';
import { words } from './fallback.words.ts';
import { closeFullScreenDialog } from '../screens/full-screen-dialog.ts';

export interface FallbackPlayers {
  /** The page is left: everything is silent. */
  pause(): void;
}

/** Makes what the plain page shows play on its prints, each by what it is. Films begin when they are asked to. */
export function addPlayers(section: HTMLElement, manifest: ViewerShow): FallbackPlayers {
  const films = (): HTMLVideoElement[] => [
    ...document.querySelectorAll<HTMLVideoElement>('.print video, .theatre video'),
  ];
  for (const figure of section.querySelectorAll<HTMLElement>('.print')) {
    const target = manifest.targetList[Number(figure.dataset['target'])];
    if (!target) continue;
    const { type } = target.medium;
    if (type === 'VIDEO') addFilmPlayer(figure, target.title, films);
    else if (type === 'TEXT') addTextPlayer(figure, target);
    else if (type === '3D' || type === 'OBJECT_3D') addModelPlayer(figure, target);
  }
  return {
    pause() {
      closeFullScreenDialog();
      for (const film of films()) film.pause();
    },
  };
}

/** Without what sets it in its own font, the text stays as the server sent it. */
function addTextPlayer(figure: HTMLElement, target: ViewerTarget): void {
  const container = figure.querySelector<HTMLElement>('.laid');
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!container) return;
  void import('./text-player.ts').then(
    ({ playText }) => playText(container, target, prefersReducedMotion),
    () => undefined,
  );
}

/** A model is large and is fetched when it is asked for; until then its picture is seen. */
function addModelPlayer(figure: HTMLElement, target: ViewerTarget): void {
  const paper = figure.querySelector<HTMLElement>('.paper');
  if (!paper) return;
  const [manifest, left, right] = [createButton('play'), createButton('left'), createButton('right')];
  const errorLine = createErrorLine();
  let model: ModelPlayer | null = null;
  let isLoading = false;
  const refresh = (): void => {
    setButton(manifest, 'cube', isLoading ? words.modelLoading : words.model, true);
    manifest.setAttribute('aria-disabled', String(isLoading));
    setButton(left, 'turnLeft', words.turnLeft);
    setButton(right, 'turnRight', words.turnRight);
    manifest.hidden = model !== null;
    left.hidden = right.hidden = model === null;
  };
  const end = (): void => {
    model?.end();
    model = null;
    errorLine.textContent = words.modelBroken;
    refresh();
    manifest.focus();
  };
  const open = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    errorLine.textContent = '';
    refresh();
    try {
      const { openModelPlayer } = await import('./model-player.ts');
      model = await openModelPlayer(paper, target, end);
    } catch {
      errorLine.textContent = navigator.onLine ? words.modelBroken : words.broken;
    }
    isLoading = false;
    refresh();
    (model ? left : manifest).focus();
  };
  manifest.addEventListener('click', () => void open());
  left.addEventListener('click', () => model?.turn(-1));
  right.addEventListener('click', () => model?.turn(1));
  paper.after(createToolbar(target.title, left, manifest, right), errorLine);
  refresh();
}
