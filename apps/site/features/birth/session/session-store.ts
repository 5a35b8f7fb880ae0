import { useSyncExternalStore } from "react";

/** Text stored in the browser. */
export interface SessionStore {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
}

/** An in-memory store that lasts as long as the page. */
export function memoryStore(): SessionStore {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
  };
}

/** A store backed by browser storage, falling back to memory where storage is refused. */
export function storeIn(area: () => Storage): SessionStore {
  const memory = memoryStore();
  const orMemory = <T>(work: (storage: Storage) => T, instead: () => T): T => {
    try {
      return work(area());
    } catch (refused) {
      // Blocked by the visitor's settings, or full: both are expected and only shorten how long the data lasts.
      if (refused instanceof DOMException) return instead();
      throw refused;
    }
  };
  return {
    read: (key) =>
      memory.read(key) ??
      orMemory(
        (storage) => storage.getItem(key),
        () => null,
      ),
    write: (key, text) =>
      orMemory(
        (storage) => storage.setItem(key, text),
        () => memory.write(key, text),
      ),
    remove: (key) => {
      memory.remove(key);
      orMemory(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
}

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};
const store = storeIn(() => window.sessionStorage);

/** This tab's session storage. Browser only: never use it while rendering on the server. */
export const tabStore: SessionStore = {
  read: store.read,
  write: (key, text) => {
    store.write(key, text);
    announce();
  },
  remove: (key) => {
    store.remove(key);
    announce();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The text under a key, kept up to date; undefined until hydrated. */
export function useSessionText(key: string): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => tabStore.read(key),
    () => undefined,
  );
}
