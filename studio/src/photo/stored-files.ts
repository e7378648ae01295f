/** Files that are on their way, kept in the browser so that they go on after a reload. By slot. */
const [database, store] = ['afterimage-uploads', 'files'];
/** What nobody came back for is removed after a day, in milliseconds. */
const maxAgeMs = 24 * 60 * 60 * 1000;

interface StoredFile {
  file: File;
  at: number;
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('There is no store')));
  });
}

/** Does something with the store; answers null where there is none, as in some private windows. */
async function within<Result>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
  try {
    const base = await opened();
    const request = work(base.transaction(store, mode).objectStore(store));
    return await new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('It was not kept')));
    }).finally(() => base.close());
  } catch {
    return null;
  }
}

export async function storeFile(slotId: number, file: File): Promise<void> {
  await within('readwrite', (files) => files.put({ file, at: Date.now() } satisfies StoredFile, slotId));
}

export async function forgetFile(slotId: number): Promise<void> {
  await within('readwrite', (files) => files.delete(slotId));
}

/** The file that was on its way to a slot when the page was left, if it was. */
export async function readStoredFile(slotId: number): Promise<File | null> {
  const storedFile = (await within('readonly', (files) => files.get(slotId))) as StoredFile | null | undefined;
  if (!storedFile) return null;
  if (Date.now() - storedFile.at < maxAgeMs) return storedFile.file;
  await forgetFile(slotId);
  return null;
}
