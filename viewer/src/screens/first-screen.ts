import type { ViewerShow, ViewerTarget } from '@afterimage/contract/viewer.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { words } from './first.words.ts';
import { icon } from './icons.ts';
import { html, type Markup } from './markup.ts';

/** So many photos are shown to be looked for; whoever made more knows them. */
const maxPhotos = 4;

function photoItem(target: ViewerTarget, isFirst: boolean): Markup {
  const { title, pictureUrl, width, height } = target;
  return html`<li style="--ratio:${width / height}">
    <img
      src="${pictureUrl}"
      width="${width}"
      height="${height}"
      alt="${words.picture({ title })}"
      ${isFirst ? html` fetchpriority="high"` : html` loading="lazy" decoding="async"`}
    />
  </li>`;
}

/** The photos to look for, within the viewfinder's corners. */
export function photosToFind(manifest: ViewerShow): Markup {
  const visibleTargets = manifest.targetList.slice(0, maxPhotos);
  const more = manifest.targetList.length - visibleTargets.length;
  const shape = visibleTargets.every(({ width, height }) => width > height) ? 'wide' : 'mixed';
  return html`<ul class="sought" data-count="${visibleTargets.length}" data-shape="${shape}">
    ${visibleTargets.map((target, index) => photoItem(target, index === 0))}${more > 0 && html`<li class="more">+${more}</li>`}
  </ul>`;
}

/** Until when a try-out lasts; the time is the visitor's own, so the server leaves it to the browser. */
export const clockTime = (moment: string): string =>
  new Date(moment).toLocaleTimeString(intlLocale(), { hour: '2-digit', minute: '2-digit' });

/**
 * What the visitor sees first: what to look for, what will happen, and one button. `counts` tells whether visits are
 * counted. The button is a link, so that a tap before the script has come is not lost: the address keeps it.
 */
export function firstScreen(manifest: ViewerShow, countsVisits: boolean): Markup {
  if (manifest.targetList.length === 0) return emptyScreen(manifest);
  const hasSeveral = manifest.targetList.length > 1;
  return html`<main class="screen first" id="first" tabindex="-1">
    <div class="finder">${photosToFind(manifest)}</div>
    <div class="say">
      <p class="eyebrow">${manifest.productName}</p>
      ${manifest.kind === 'draft' && html`<p class="eyebrow draft" data-until>${words.draft}</p>`}
      <h1 class="hand">${hasSeveral ? words.headlineSeveral : words.headline}</h1>
      <h1 class="desk">${words.deskHeadline}</h1>
      <p class="lead hand">${hasSeveral ? words.leadSeveral : words.lead}</p>
      <p class="lead desk">${words.deskLead}</p>
    </div>
    <div class="do">
      <div class="code desk" id="code" role="img" aria-label="${words.deskCode}"></div>
      <a class="button primary hand needs-script" role="button" href="#camera" data-do="open">
        ${icon('camera')}<span>${words.open}</span>
      </a>
      <a class="button secondary desk needs-script" role="button" href="#camera" data-do="open">
        ${icon('camera')}<span>${words.deskOpen}</span>
      </a>
      <a class="link" href="#plain" data-do="plain">${words.plain}</a>
      <p class="small">${countsVisits ? words.privacy : words.privacyExport}</p>
    </div>
  </main>`;
}

function emptyScreen(manifest: ViewerShow): Markup {
  return html`<main class="screen notice" id="first" tabindex="-1">
    <div class="say">
      <p class="eyebrow">${manifest.productName}</p>
      <h1>${words.emptyHeadline}</h1>
      <p class="lead">${words.emptyLead}</p>
    </div>
    <div class="do"><a class="button secondary" href="" data-do="reload">${words.again}</a></div>
  </main>`;
}
