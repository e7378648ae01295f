import { useCallback, useEffect, useRef, useState } from 'react';

/** Photos as they lie on the person's own device, by the ids that the shop has given them: seen without a way over the network. */
export function useLocalPhotos() {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const localUrls = useRef(new Set<string>());
  useEffect(() => {
    const mine = localUrls.current;
    // Until then an undo may bring any of them back.
    return () => {
      for (const url of mine) URL.revokeObjectURL(url);
      mine.clear();
    };
  }, []);
  const put = useCallback((photoId: string, url: string) => {
    localUrls.current.add(url);
    setUrls((before) => new Map(before).set(photoId, url));
  }, []);
  return { urls, put };
}
