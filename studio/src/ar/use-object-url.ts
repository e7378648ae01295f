import { useEffect, useState } from 'react';

/** An address for a file in this browser, given back with the component; another file needs another key. */
export function useObjectUrl(file: Blob): string {
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
}
