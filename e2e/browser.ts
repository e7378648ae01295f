import { type Browser, chromium, firefox } from 'playwright-core';
import { startDisplay } from './display.ts';
import { stepTimeout } from './timeouts.ts';
import { openWebKit } from './webkit/webkit-browser.ts';

/** The browser in which the stories run: Chromium, or the one that `npm run test:browsers` names. */
export const engine = (process.env['ENGINE'] ?? 'chromium') as 'chromium' | 'firefox' | 'webkit';

/** What a page finds that asks for the camera: the browser's own fake one, none, or a visitor who refuses it. */
export type Camera = 'fake' | 'none' | 'denied';

export interface BrowserOptions {
  /** Chromium draws in 3D, by software; without it pages see a browser that cannot. */
  in3D?: boolean;
  /** Path of a YUV4MPEG2 file that Chromium's camera plays over and over; permission is granted. Implies `in3D`. */
  film?: string;
  /** In Chromium 'denied' is a matter of the context's permissions. */
  camera?: Camera;
  /** A story asks for the camera without a film: Chromium's headless shell has none. */
  usesCamera?: boolean;
  /** Further switches of Chromium. */
  args?: readonly string[];
}

/** No traffic of the browser's own, and pages rasterised without the (emulated) graphics card. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu-rasterization',
];
/** Emulating a graphics card takes a whole processor: only stories that look at something in 3D get one. */
const without3D = '--disable-3d-apis';

const withFilm = (path: string) => [
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${path}`,
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Chromium as scripts/chromium.mjs has found it; `npm run e2e` passes its path on. */
async function openChromium({
  in3D = false,
  film,
  camera = 'fake',
  usesCamera = film !== undefined || in3D || camera !== 'fake',
  args = [],
}: BrowserOptions): Promise<Browser> {
  const shell = usesCamera ? '' : process.env['CHROME_SHELL_PATH'];
  const executablePath = shell || process.env['CHROME_PATH'];
  if (!executablePath) throw new Error('CHROME_PATH is not set: run the stories by "npm run e2e".');
  // Chromium's own sandbox refuses root and needs rights that containers lack; the pages are ours
  const sandbox = process.platform === 'linux' ? ['--no-sandbox'] : [];
  const device = camera === 'none' ? [] : ['--use-fake-device-for-media-stream'];
  const drawing = film === undefined ? (in3D ? [] : [without3D]) : withFilm(film);
  return chromium.launch({ executablePath, args: [...quiet, ...device, ...drawing, ...sandbox, ...args] });
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

/** Firefox tells of an error on its console by "Error" alone. Runs in every page: the message is written out. */
function writeErrorMessages(): void {
  const { error } = console;
  console.error = (...values: unknown[]) =>
    error(...values.map((value) => (value instanceof Error ? String(value) : value)));
}

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
    await context.addInitScript(writeErrorMessages);
    return context;
  };
  return browser;
}

/** Launches the browser of this run: Chromium, or what ENGINE names, which looks at `camera` alone. */
export async function openBrowser(options: BrowserOptions = {}): Promise<Browser> {
  if (engine === 'webkit') return openWebKit(options.camera ?? 'fake');
  const browser = await (engine === 'chromium' ? openChromium(options) : openFirefox(options.camera ?? 'fake'));
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (settings) => {
    const context = await newContext(settings);
    context.setDefaultTimeout(stepTimeout);
    return context;
  };
  return browser;
}
