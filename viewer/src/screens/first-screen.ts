import type { ViewerShow, ViewerTarget } from '@afterimage/contract/viewer.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { words } from './first.words.ts';
import { icon } from './icons.ts';
import { html, type Markup } from './markup.ts';

/** So many photos are shown to be looked for; whoever made more knows them. */
const mostPictures = 4;

function picture(target: ViewerTarget, first: boolean): Markup {
  const { title, pictureUrl, width, height } = target;
  return html`<li style="--ratio:${width / height}">
    <img
      src="${pictureUrl}"
      width="${width}"
      height="${height}"
      alt="${words.picture({ title })}"
      ${first ? html` fetchpriority="high"` : html` loading="lazy" decoding="async"`}
    />
  </li>`;
}

/** The photos to look for, within the viewfinder's corners. */
export function soughtPictures(show: ViewerShow): Markup {
  const shown = show.targetList.slice(0, mostPictures);
  const more = show.targetList.length - shown.length;
  const shape = shown.every(({ width, height }) => width > height) ? 'wide' : 'mixed';
  return html`<ul class="sought" data-count="${shown.length}" data-shape="${shape}">
    ${shown.map((target, index) => picture(target, index === 0))}${more > 0 && html`<li class="more">+${more}</li>`}
  </ul>`;
}

/** Until when a try-out lasts; the time is the visitor's own, so the server leaves it to the browser. */
export const clockTime = (moment: string): string =>
  new Date(moment).toLocaleTimeString(intlLocale(), { hour: '2-digit', minute: '2-digit' });

/**
 * What the visitor sees first: what to look for, what will happen, and one button. `counts` tells whether visits are
 * counted. The button is a link, so that a tap before the script has come is not lost: the address keeps it.
 */
export function firstScreen(show: ViewerShow, counts: boolean): Markup {
  if (show.targetList.length === 0) return emptyScreen(show);
  const several = show.targetList.length > 1;
  return html`<main class="screen first" id="first" tabindex="-1">
    <div class="finder">${soughtPictures(show)}</div>
    <div class="say">
      <p class="eyebrow">${show.productName}</p>
      ${show.kind === 'draft' && html`<p class="eyebrow draft" data-until>${words.draft}</p>`}
      <h1 class="hand">${several ? words.headlineSeveral : words.headline}</h1>
      <h1 class="desk">${words.deskHeadline}</h1>
      <p class="lead hand">${several ? words.leadSeveral : words.lead}</p>
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
      <p class="small">${counts ? words.privacy : words.privacyExport}</p>
    </div>
  </main>`;
}

function emptyScreen(show: ViewerShow): Markup {
  return html`<main class="screen notice" id="first" tabindex="-1">
    <div class="say">
      <p class="eyebrow">${show.productName}</p>
      <h1>${words.emptyHeadline}</h1>
      <p class="lead">${words.emptyLead}</p>
    </div>
    <div class="do"><a class="button secondary" href="" data-do="reload">${words.again}</a></div>
  </main>`;
}
