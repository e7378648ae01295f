import { type Browser, chromium, firefox } from 'playwright-core';
import { openWebKit } from './webkit/webkit-browser.ts';

/** The browser that stories are told in: Chromium, or what `npm run test:browsers` names. */
export const engine = (process.env['ENGINE'] ?? 'chromium') as 'chromium' | 'firefox' | 'webkit';

/** Not what a browser does beside showing pages and would do over the network, nor pages drawn as if in 3D. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu-rasterization',
];

/** Pictures and sound of a camera and a microphone that are not there. */
const camera = '--use-fake-device-for-media-stream';
/** Nothing in 3D, which without a graphics card takes all of a processor: only stories that look at it get it. */
const flat = '--disable-3d-apis';

/** The camera plays the film, and nobody is asked; what is drawn over it is, without a graphics card, software's work. */
const filmed = (film: string) => [
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Chromium as scripts/chromium.mjs found it; `npm run e2e` says where. `film` is a YUV4MPEG2 file for its camera. */
async function openChromium(in3D: boolean, film?: string): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'];
  if (!executablePath) throw new Error('CHROME_PATH is not set: run the stories by "npm run e2e".');
  // Chromium's own sandbox refuses root and needs rights that containers lack; the pages are ours
  const sandbox = process.platform === 'linux' ? ['--no-sandbox'] : [];
  const drawing = film === undefined ? (in3D ? [] : [flat]) : filmed(film);
  return chromium.launch({ executablePath, args: [...quiet, camera, ...drawing, ...sandbox] });
}

/** Debian's Firefox as it is, by WebDriver BiDi: cameras are Firefox's own fakes, and nobody is asked. */
function openFirefox(): Promise<Browser> {
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    firefoxUserPrefs: {
      'webgl.force-enabled': true,
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
    },
  });
}

/** The browser of this run. `film` is a YUV4MPEG2 file that Chromium's camera plays. */
export function openBrowser(in3D = false, film?: string): Promise<Browser> {
  if (engine === 'firefox') return openFirefox();
  if (engine === 'webkit') return openWebKit();
  return openChromium(in3D, film);
}
