// Makes the pictures of the README, in docs/pictures: the film of the first page as an animated WebP, and three screenshots of a
// shop that it starts with fresh data. Needs a build (`npm run build`), ffmpeg, and Chromium on the PATH or by CHROME_PATH.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { startShopProcess } from './shop-process.ts';
import { chromePath } from '../sample/generators/stage-page.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'pictures');

/** GitHub plays no video of a repository in a README, but it plays this. */
function makeMovingPicture() {
  const film = join(root, 'sample', 'films', 'home-film-640.mp4');
  const filters = 'fps=15,scale=480:-2:flags=lanczos';
  const format = ['-c:v', 'libwebp_anim', '-quality', '62', '-compression_level', '4', '-loop', '0', '-an'];
  const file = join(folder, 'show.webp');
  const { status } = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', '-i', film, '-vf', filters, ...format, file], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('ffmpeg could not make the moving picture.');
}

/** The share of a film at which it is shown: its corners are locked, as on its poster. */
const shownShare = 0.74;

/** What is shown; `step` is the button that brings the film. */
const screens = [
  { name: 'home', path: '/home', film: true },
  { name: 'product', path: '/products/hearth-photo-mug', film: true, step: 'Next picture' },
  { name: 'demo', path: '/demo' },
];

async function makeScreenshots(address: string) {
  const browser = await chromium.launch({ executablePath: chromePath(), args: ['--no-sandbox'] });
  try {
    for (const { name, path, film, step } of screens) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(address + path, { waitUntil: 'networkidle' });
      await page.waitForTimeout(2500);
      if (step) await page.getByRole('button', { name: step }).click();
      if (film) {
        await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
        await page.evaluate(async (share) => {
          const video = document.querySelector('video');
          if (!video) return;
          video.pause();
          const seeked = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
          video.currentTime = video.duration * share;
          await seeked;
        }, shownShare);
      }
      await page.waitForTimeout(1000);
      await sharp(await page.screenshot())
        .resize(1200)
        .webp({ quality: 82, effort: 6 })
        .toFile(join(folder, `${name}.webp`));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

mkdirSync(folder, { recursive: true });
makeMovingPicture();
const shop = await startShopProcess(null);
try {
  await makeScreenshots(shop.address);
} finally {
  await shop.stop();
}
