import { describe, expect, it } from 'vitest';
import { inAppBrowserOf, settingsPathOf, operatingSystemOf, externalBrowserUrl } from './browser-detection.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko)';
const webview = `${android.replace('SM-A546B', 'SM-A546B; wv')} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36`;
const signs = (userAgent: string, touchPoints = 5) => ({ userAgent, touchPoints });

const apps: readonly (readonly [app: string, userAgent: string])[] = [
  ['Instagram', `${iphone} Mobile/15E148 Instagram 330.0.3.29.92 (iPhone15,2; iOS 17_5; en_GB; scale=3.00)`],
  ['Instagram', `${webview} Instagram 330.0.0.40.92 Android (34/14; 450dpi; 1080x2106; samsung)`],
  ['Facebook', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/460.0.0.37.105;FBBV/590000000;FBDV/iPhone15,2]`],
  ['Facebook', `${webview} [FB_IAB/FB4A;FBAV/470.0.0.39.80;]`],
  ['Messenger', `${iphone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/450.0.0.38.108]`],
  ['Messenger', `${webview} [FB_IAB/MESSENGER;FBAV/450.0.0.40.109;]`],
  ['TikTok', `${iphone} Mobile/15E148 musical_ly_34.5.0 JsSdk/2.0 NetType/WIFI BytedanceWebview/d8a21c6`],
  ['Line', `${iphone} Mobile/15E148 Safari Line/14.8.0`],
  ['Line', `${webview} Line/14.8.1/IAB`],
  ['WeChat', `${iphone} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/en`],
  ['Snapchat', `${iphone} Mobile/15E148 Snapchat/12.90.0.41 (like Safari/8617.2.4.10.8, panda)`],
  ['LinkedIn', `${iphone} Mobile/15E148 [LinkedInApp]/9.30.1234`],
  ['Pinterest', `${iphone} Mobile/15E148 [Pinterest/iOS]`],
  ['Google', `${iphone} GSA/320.0.638200000 Mobile/15E148 Safari/604.1`],
  ['', `${iphone} Mobile/15E148`],
  ['', webview],
];

const browsers: readonly (readonly [name: string, userAgent: string])[] = [
  ['Safari', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on iOS', `${iphone} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`],
  ['Firefox on iOS', `${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
  ['Chrome on Android', `${android} Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet', `${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
  [
    'Chrome on a desk',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  ],
  ['an older Pinterest-like word', `${android} Chrome/130.0.0.0 Mobile Safari/537.36 Newsline/2`],
];

describe('the app that a page is shown in', () => {
  it.each(apps)('S1.13 “%s” is told by %s', (app, userAgent) => expect(inAppBrowserOf(signs(userAgent))).toBe(app));
  it.each(browsers)('S1.13 %s is a browser', (_, userAgent) => expect(inAppBrowserOf(signs(userAgent))).toBeNull());
});

describe('the way out of it', () => {
  const address = 'https://shop.example/de/ar/0123456789abcdefghjkmnpqrs?a=1#plain';

  it('S1.13 Android opens Chrome, iOS opens Safari from 17 on', () => {
    const rest = 'shop.example/de/ar/0123456789abcdefghjkmnpqrs?a=1';
    expect(externalBrowserUrl(address, signs(webview))).toBe(
      `intent://${rest}#Intent;scheme=https;package=com.android.chrome;end`,
    );
    expect(externalBrowserUrl(address, signs(`${iphone} Mobile/15E148`))).toBe(`x-safari-https://${rest}`);
    expect(externalBrowserUrl(address, signs(`${iphone.replace('17_5', '16_6')} Mobile/15E148`))).toBeNull();
  });

  it('S1.13 there is none on a desk, and none for a page without https', () => {
    expect(externalBrowserUrl(address, signs('Mozilla/5.0 (X11; Linux x86_64)', 0))).toBeNull();
    expect(externalBrowserUrl('http://192.168.0.2:3000/ar/x', signs(webview))).toBeNull();
  });
});

describe('where the camera is allowed again', () => {
  it.each([
    ['safari', browsers[0]],
    ['iosApp', browsers[1]],
    ['iosApp', browsers[2]],
    ['chromeAndroid', browsers[3]],
    ['chromeAndroid', browsers[4]],
    ['firefoxAndroid', browsers[5]],
  ] as const)('S1.13 %s for %s', (settings, browser) =>
    expect(settingsPathOf(signs(browser?.[1] ?? ''))).toBe(settings),
  );

  it('S1.13 an iPad that says it is a Mac is told by its touch', () => {
    const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15';
    expect([operatingSystemOf(signs(mac, 5)), operatingSystemOf(signs(mac, 0))]).toEqual(['ios', 'other']);
    expect([settingsPathOf(signs(mac, 5)), settingsPathOf(signs(mac, 0))]).toEqual(['safari', 'desk']);
  });
});
