/** Milliseconds between two looks. */
const pause = 3000;

/**
 * Calls `go` once the shop answers again; what is returned gives up. The browser's word that there is a network comes
 * once and sometimes too early, so the shop is asked itself, at once when that word comes, and then again and again.
 */
export function whenReached(go: () => void): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    const isReachable = navigator.onLine && (await fetch('/health', { cache: 'no-store' }).then(isOk, () => false));
    if (isStopped) return;
    if (isReachable) go();
    else wait();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), pause);
  };
  const online = () => void look();
  addEventListener('online', online);
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', online);
  };
}

const isOk = ({ ok }: Response): boolean => ok;
