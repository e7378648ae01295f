/** What the visitor's browser runs in. An iPad says that it is a Mac, but has no Mac's screen. */
export type OperatingSystem = 'ios' | 'android' | 'other';
export interface BrowserIdentity {
  userAgent: string;
  /** `navigator.maxTouchPoints`. */
  touchPoints: number;
}

export function operatingSystemOf({ userAgent, touchPoints }: BrowserIdentity): OperatingSystem {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'other';
}

/** Apps with a browser of their own, which often has no camera. The more special come first: Messenger is also Facebook. */
const apps: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Instagram', /\bInstagram\b/],
  ['Messenger', /\bMessenger(?:ForiOS|LiteForiOS)?\b|\bOrca-Android\b|FB_IAB\/MESSENGER/],
  ['Facebook', /\bFB(?:AN|AV|_IAB|IOS)\b/],
  ['TikTok', /\bTikTok\b|musical_ly|BytedanceWebview|\btrill_/],
  ['Line', /\bLine\/\d/],
  ['WeChat', /\bMicroMessenger\b/],
  ['Snapchat', /\bSnapchat\b/],
  ['LinkedIn', /\bLinkedInApp\b/],
  ['Pinterest', /\bPinterest\//],
  ['Telegram', /\bTelegram(?:-Android|Bot)?\b/],
  ['WhatsApp', /\bWhatsApp\b/],
  ['KakaoTalk', /\bKAKAOTALK\b/],
  ['Weibo', /\bWeibo\b|__weibo__/],
  ['QQ', /\bQQ\/\d/],
  ['X', /\bTwitter(?:Android| for )/],
  ['Reddit', /\bReddit\//],
  ['Slack', /\bSlack(?:_SSB)?\b/],
  ['Discord', /\bDiscord\b/],
  ['Gmail', /\bGmail\b/],
  ['Google', /\bGSA\/\d/],
];

/**
 * The app whose own browser shows the page: its name, empty where it does not tell, null in a real browser. Safari's
 * window in an app (SFSafariViewController) and Chrome's (Custom Tabs) have the camera and are not told apart.
 */
export function inAppBrowserOf({ userAgent, touchPoints }: BrowserIdentity): string | null {
  const app = apps.find(([, pattern]) => pattern.test(userAgent));
  if (app) return app[0];
  const system = operatingSystemOf({ userAgent, touchPoints });
  if (system === 'android') return /; wv\)/.test(userAgent) ? '' : null;
  // Every browser of iOS names Safari; what only shows a page in an app does not.
  const isKnownBrowser = /\bSafari\/|\bCriOS\/|\bFxiOS\/|\bEdgiOS\//.test(userAgent);
  return system === 'ios' && !isKnownBrowser ? '' : null;
}

/** The address that opens the page in the phone's own browser; null where there is none. Only pages by https have one. */
export function externalBrowserUrl(address: string, { userAgent, touchPoints }: BrowserIdentity): string | null {
  const url = new URL(address);
  if (url.protocol !== 'https:') return null;
  const rest = url.href.slice('https://'.length).replace(/#.*$/, '');
  const system = operatingSystemOf({ userAgent, touchPoints });
  if (system === 'android') return `intent://${rest}#Intent;scheme=https;package=com.android.chrome;end`;
  const [, version] = /\bOS (\d+)[_.]/.exec(userAgent) ?? [];
  return system === 'ios' && Number(version) >= 17 ? `x-safari-https://${rest}` : null;
}

/** Where a camera that was refused is allowed again. */
export type SettingsPath = 'safari' | 'iosApp' | 'chromeAndroid' | 'firefoxAndroid' | 'desk';

export function settingsPathOf(browser: BrowserIdentity): SettingsPath {
  const { userAgent } = browser;
  const system = operatingSystemOf(browser);
  if (system === 'ios') return /CriOS|FxiOS|EdgiOS|OPT\/|DuckDuckGo/.test(userAgent) ? 'iosApp' : 'safari';
  if (system === 'android') return /Firefox\//.test(userAgent) ? 'firefoxAndroid' : 'chromeAndroid';
  return 'desk';
}
