/** What is looked at: a product in one of its colours (`#rrggbb`), or a draft by its token. */
export interface DisplayedModel {
  slug: string;
  color: string | null;
  token: string | null;
}

/** Where the server gives it as a model; viewers of phones fetch it without cookies. */
export function modelAddress({ slug, color, token }: DisplayedModel, format: 'glb' | 'usdz'): string {
  if (token !== null) return `/room/draft/${token}.${format}`;
  return `/room/${slug}.${format}${color === null ? '' : `?color=${color.replace('#', '').toLowerCase()}`}`;
}

interface SceneViewerFacts {
  title: string;
  page: string;
  /** Whether the product hangs on a wall. */
  hangs: boolean;
}

/**
 * The intent that opens Scene Viewer (developers.google.com/ar/develop/scene-viewer): in the room at once, in its true
 * size, and back at `page` where the phone has no such viewer.
 */
export function sceneViewerIntent(fileUrl: string, { title, page, hangs }: SceneViewerFacts): string {
  const viewerParams = new URLSearchParams({
    file: fileUrl,
    mode: 'ar_preferred',
    resizable: 'false',
    title,
    link: page,
    ...(hangs && { enable_vertical_placement: 'true' }),
  });
  const facts = [
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(page)}`,
  ];
  // In an intent a plus is a plus.
  const query = viewerParams.toString().replaceAll('+', '%20');
  return `intent://arvr.google.com/scene-viewer/1.0?${query}#Intent;${facts.join(';')};end;`;
}

/** What Quick Look is told behind the address: the size is true and stays so, and what is sent on is the page. */
export const quickLookAddress = (fileUrl: string, page: string): string =>
  `${fileUrl}#allowsContentScaling=0&canonicalWebPageURL=${encodeURIComponent(page)}`;

const mark = '#room';

/** The part of an address that opens the room on a phone. */
export const modelViewHash = ({ token }: Pick<DisplayedModel, 'token'>): string =>
  token === null ? mark : `${mark}=${token}`;

/** Whether an address opens the room, and with which draft. */
export function modelViewRequestIn(hash: string): { token: string | null } | null {
  if (hash === mark) return { token: null };
  const token = /^#room=([\w-]{48})$/.exec(hash)?.[1];
  return token === undefined ? null : { token };
}

/** The page that opens it on a phone; `path` is the product's, with the language. */
export function modelViewPage(
  origin: string,
  path: string,
  { color, token }: { color: string | null; token: string | null },
) {
  const url = new URL(path, origin);
  if (color !== null && token === null) url.searchParams.set('colour', color);
  url.hash = modelViewHash({ token });
  return url.href;
}
