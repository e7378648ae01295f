type Close = () => void;

const open: Close[] = [];

/** A dialog or sheet that lies on top, until the returned function is called: the back button closes it first. */
export function openedOverlay(close: Close): () => void {
  open.push(close);
  return () => {
    const at = open.lastIndexOf(close);
    if (at >= 0) open.splice(at, 1);
  };
}

/** Closes what lies on top; false when nothing does. */
export function closeTopOverlay(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}
