import type { ErrorCode } from '@afterimage/contract/values/errors.ts';
import type { ViewerShow } from '@afterimage/contract/viewer.ts';

/** What the page tells its script, as JSON in an element of this id. */
export const pageDataId = 'viewer-data';

/** Either the show, or why there is none. */
export interface PageData {
  code: string;
  show: ViewerShow | null;
  fault: ErrorCode | null;
  /** The page's whole address, for the phone to go on at; empty where only the browser knows it. */
  pageUrl: string;
  homeUrl: string | null;
  reportUrl: string | null;
  /** Null in an exported folder, which has no shop behind it. */
  apiBase: string | null;
}
