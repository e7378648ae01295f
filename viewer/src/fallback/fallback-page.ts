import type { ViewerShow, ViewerTarget } from '@afterimage/contract/viewer.ts';
import { placeMedium, plainDisplayOf } from '@afterimage/scene/place-medium.ts';
import { visibleSize } from '@afterimage/scene/stacked-film.ts';
import { currentLocale } from '@afterimage/words/locale.ts';
import { icon } from '../screens/icons.ts';
import { html, type Markup } from '../screens/markup.ts';
import { describeMedium } from '../screens/medium-description.ts';
import { words as mediumWords } from '../screens/medium.words.ts';
import { words } from './fallback.words.ts';

const percent = (relativeSize: number): string => `${Number((relativeSize * 100).toFixed(3))}%`;

/** A box on another, by shares of its width and height, as inline style. */
const boxStyle = (x: number, y: number, width: number, height: number): string =>
  `left:${percent(x)};top:${percent(y)};width:${percent(width)};height:${percent(height)}`;

/** Where a flat medium lies on its photo, as inline style: as on the print, whatever size the photo has on the screen. */
export function mediumStyle({ medium, photo }: ViewerTarget): string {
  const fileSize = { width: medium.width ?? photo.width, height: medium.height ?? photo.height };
  const { width, height } = visibleSize(fileSize, medium.display?.stacked);
  const display = medium.display ?? plainDisplayOf(medium.type);
  const { corners, scale } = placeMedium({ width, height }, { widthMm: photo.width, heightMm: photo.height }, display);
  const [topLeft, , bottomRight] = corners;
  const relativeSize = { width: (width * scale) / photo.width, height: (height * scale) / photo.height };
  const center = {
    x: (topLeft.x + bottomRight.x) / 2 / photo.width,
    y: (topLeft.y + bottomRight.y) / 2 / photo.height,
  };
  const box = boxStyle(
    center.x - relativeSize.width / 2,
    center.y - relativeSize.height / 2,
    relativeSize.width,
    relativeSize.height,
  );
  return display.rotation === 0 ? box : `${box};transform:rotate(${display.rotation}deg)`;
}

function medium(target: ViewerTarget): Markup {
  const { medium } = target;
  const description = describeMedium(target);
  const style = mediumStyle(target);
  if (medium.type === 'VIDEO') {
    const track =
      medium.captionsUrl !== null &&
      html`<track
        kind="captions"
        srclang="${currentLocale()}"
        label="${mediumWords.captions}"
        src="${medium.captionsUrl}"
      />`;
    const stacked = medium.display?.stacked === true;
    return html`<div class="laid${stacked && ' stacked'}" style="${style}">
      ${medium.posterUrl !== null && html`<img class="poster" src="${medium.posterUrl}" alt="" loading="lazy" decoding="async" />`}<video
        src="${medium.url}"
        aria-label="${description}"
        preload="none"
        playsinline
        controls${medium.display?.loop !== false && html` loop`}${medium.hasSound === false && html` data-silent`}
      >
        ${track}
      </video>
    </div>`;
  }
  if (medium.type === 'TEXT') {
    const text = medium.text;
    if (!text) return html``;
    const lines = text.text.split('\n').map((line, index) => html`${index > 0 && html`<br />`}${line}`);
    return html`<div
      class="laid words"
      style="${boxStyle(0, 0, 1, 1)};color:${text.color};text-align:${text.align}${text.background && `;background:${text.background}`}"
    >
      <p>${lines}</p>
    </div>`;
  }
  const source = medium.type === 'IMAGE' ? medium.url : medium.posterUrl;
  return html`<div class="laid" style="${style}">
    ${source !== null && html`<img src="${source}" alt="${description}" loading="lazy" decoding="async" />`}
  </div>`;
}

function print(target: ViewerTarget, index: number): Markup {
  const { photo, widthMm, heightMm, width, height, title } = target;
  const place = boxStyle(photo.x / widthMm, photo.y / heightMm, photo.width / widthMm, photo.height / heightMm);
  return html`<figure class="print" data-target="${index}" data-kind="${target.medium.type}">
    <div class="paper" style="--ratio:${widthMm / heightMm}">
      <img src="${target.pictureUrl}" width="${width}" height="${height}" alt="" loading="lazy" decoding="async" />
      <div class="photo" data-outline="${photo.outline}" style="${place}">${medium(target)}</div>
    </div>
    <figcaption><strong>${title}</strong><span>${describeMedium(target)}</span></figcaption>
  </figure>`;
}

/** Everything without a camera: each print with its medium on it, and what it shows in words. Works without a script. */
export function fallbackPage(manifest: ViewerShow): Markup {
  if (manifest.targetList.length === 0) return html``;
  const [only, ...more] = manifest.targetList;
  return html`<section class="plain" id="plain" tabindex="-1" aria-labelledby="plain-title">
    <a class="button quiet needs-script" href="#" data-do="back">${icon('back')}<span>${words.back}</span></a>
    <h2 id="plain-title">${only && more.length === 0 ? words.headlineOne : words.headline}</h2>
    <div class="prints">${manifest.targetList.map(print)}</div>
    <button class="button primary needs-script" type="button" data-do="open">
      ${icon('camera')}<span>${words.camera}</span>
    </button>
  </section>`;
}
