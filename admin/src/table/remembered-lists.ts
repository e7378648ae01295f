const searches = new Map<string, string>();

/** Notes what a list shows, for the way back from a record. */
export function rememberList(pathname: string, search: string): void {
  searches.set(pathname, search);
}

/** The address of a list as it was seen last in this tab: for breadcrumbs and "back". */
export const listAddress = (pathname: string): string => pathname + (searches.get(pathname) ?? '');
