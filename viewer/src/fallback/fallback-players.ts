import type { ViewerShow, ViewerTarget } from '@afterimage/contract/viewer.ts';
import { equipFilm } from './film-player.ts';
import type { PlainModel } from './model-player.ts';
import { faceOf, toolNamed, toolsFor, troubleLine } from './player-controls.ts';
import { words } from './fallback.words.ts';
import { closeTheatre } from '../screens/full-screen-dialog.ts';

export interface PlainPlayer {
  /** The page is left: everything is silent. */
  pause(): void;
}

/** Makes what the plain page shows play on its prints, each by what it is. Films begin when they are asked to. */
export function equipPlainPage(plain: HTMLElement, show: ViewerShow): PlainPlayer {
  const films = (): HTMLVideoElement[] => [
    ...document.querySelectorAll<HTMLVideoElement>('.print video, .theatre video'),
  ];
  for (const figure of plain.querySelectorAll<HTMLElement>('.print')) {
    const target = show.targetList[Number(figure.dataset['target'])];
    if (!target) continue;
    const { type } = target.medium;
    if (type === 'VIDEO') equipFilm(figure, target.title, films);
    else if (type === 'TEXT') equipText(figure, target);
    else if (type === '3D' || type === 'OBJECT_3D') equipModel(figure, target);
  }
  return {
    pause() {
      closeTheatre();
      for (const film of films()) film.pause();
    },
  };
}

/** Without what sets it in its own font, the text stays as the server sent it. */
function equipText(figure: HTMLElement, target: ViewerTarget): void {
  const place = figure.querySelector<HTMLElement>('.laid');
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!place) return;
  void import('./text-player.ts').then(
    ({ showText }) => showText(place, target, calm),
    () => undefined,
  );
}

/** A model is large and is fetched when it is asked for; until then its picture is seen. */
function equipModel(figure: HTMLElement, target: ViewerTarget): void {
  const paper = figure.querySelector<HTMLElement>('.paper');
  if (!paper) return;
  const [show, left, right] = [toolNamed('play'), toolNamed('left'), toolNamed('right')];
  const trouble = troubleLine();
  let model: PlainModel | null = null;
  let loading = false;
  const refresh = (): void => {
    faceOf(show, 'cube', loading ? words.modelLoading : words.model, true);
    show.setAttribute('aria-disabled', String(loading));
    faceOf(left, 'turnLeft', words.turnLeft);
    faceOf(right, 'turnRight', words.turnRight);
    show.hidden = model !== null;
    left.hidden = right.hidden = model === null;
  };
  const end = (): void => {
    model?.end();
    model = null;
    trouble.textContent = words.modelBroken;
    refresh();
    show.focus();
  };
  const open = async (): Promise<void> => {
    if (loading) return;
    loading = true;
    trouble.textContent = '';
    refresh();
    try {
      const { showModel } = await import('./model-player.ts');
      model = await showModel(paper, target, end);
    } catch {
      trouble.textContent = navigator.onLine ? words.modelBroken : words.broken;
    }
    loading = false;
    refresh();
    (model ? left : show).focus();
  };
  show.addEventListener('click', () => void open());
  left.addEventListener('click', () => model?.turn(-1));
  right.addEventListener('click', () => model?.turn(1));
  paper.after(toolsFor(target.title, left, show, right), trouble);
  refresh();
}
