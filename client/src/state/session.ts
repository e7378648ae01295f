/** The four things kept under names of their own (S9.3): token, guest cart id, way back, and the cookie of the token. */
export const tokenKey = 'token';
const cartIdKey = 'cartId';
const redirectPathKey = 'redirectPath';

export interface KeyStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Where a browser keeps who is signed in and which guest cart is theirs. */
export interface Session {
  token(): string | null;
  setToken(token: string): void;
  clearToken(): void;
  cartId(): string | null;
  setCartId(id: string): void;
  clearCartId(): void;
  rememberPath(path: string): void;
  /** The stored path, which is forgotten by asking: it serves once (S2.3). */
  takePath(): string | null;
}

/** Only a path of this shop is a way back; anything else could lead a person away. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path) && !path.startsWith('/auth/');
}

/** A session over a key store that may refuse (private mode, full): then it lives as long as the page. */
export function createSession(store: KeyStore, setCookie: (cookie: string) => void): Session {
  const memory = new Map<string, string>();
  const get = (key: string) => {
    try {
      return store.getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  };
  const set = (key: string, value: string) => {
    memory.delete(key);
    try {
      store.setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  };
  const remove = (key: string) => {
    memory.delete(key);
    try {
      store.removeItem(key);
    } catch {
      // what cannot be reached was never written
    }
  };
  return {
    token: () => get(tokenKey),
    setToken(token) {
      set(tokenKey, token);
      setCookie(`${tokenKey}=${encodeURIComponent(token)}; path=/; SameSite=Lax`);
    },
    clearToken() {
      remove(tokenKey);
      setCookie(`${tokenKey}=; path=/; Max-Age=0; SameSite=Lax`);
    },
    cartId: () => get(cartIdKey),
    setCartId: (id) => set(cartIdKey, id),
    clearCartId: () => remove(cartIdKey),
    rememberPath(path) {
      if (isOwnPath(path)) set(redirectPathKey, path);
    },
    takePath() {
      const path = get(redirectPathKey);
      remove(redirectPathKey);
      return path !== null && isOwnPath(path) ? path : null;
    },
  };
}

const nowhere: KeyStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** The session of the server's rendering: it is nobody's. */
export const nobodysSession: Session = createSession(nowhere, () => undefined);
