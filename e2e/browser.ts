import { type Browser, chromium, firefox } from 'playwright-core';
import { startDisplay } from './display.ts';
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

/**
 * Playwright writes into a field of Firefox by its `value`, which React takes for its own doing and forgets. Runs in
 * every page: what Playwright calls writes as an editor does.
 */
function writeAsAnEditor(): void {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    value: (text: string) => void document.execCommand('insertText', false, text),
  });
}

/** What a page finds that asks for the camera: the browser's own fake one, none, or a visitor who refuses it. */
export type Camera = 'fake' | 'none' | 'denied';

/** The values of Firefox's `permissions.default.camera`. */
const permission = { fake: 1, none: 1, denied: 2 };

/** Debian's Firefox as it is, by WebDriver BiDi. */
async function openFirefox(camera: Camera): Promise<Browser> {
  const display = await startDisplay();
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    env: { ...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1' },
    firefoxUserPrefs: {
      'webgl.force-enabled': true,
      'media.navigator.streams.fake': camera !== 'none',
      'permissions.default.camera': permission[camera],
    },
  });
  browser.on('disconnected', () => void display.close());
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(writeAsAnEditor);
    return context;
  };
  return browser;
}

/** Firefox or WebKit with such a camera; Chromium's stories ask for theirs by its switches and permissions. */
export const openWithCamera = (camera: Camera): Promise<Browser> =>
  engine === 'firefox' ? openFirefox(camera) : openWebKit(camera);

/** The browser of this run. `film` is a YUV4MPEG2 file that Chromium's camera plays. */
export const openBrowser = (in3D = false, film?: string): Promise<Browser> =>
  engine === 'chromium' ? openChromium(in3D, film) : openWithCamera('fake');
