/**
 * Event that an island dispatches inside its `<astro-island>` once it is mounted (`island.tsx`).
 */
export const READY = 'island:ready';

/** Astro's loader of an island's code. */
type Load = () => Promise<Mount>;
/** Mounts an island whose code is loaded. */
export type Mount = () => unknown;

/**
 * Fetches an island's code, component and renderer in parallel; Astro tries twice.
 * @param load Astro's loader, which reports a failure by an event of the island
 * @returns undefined if it could not be loaded
 */
export async function fetchCode(load: Load, island: Element): Promise<Mount | undefined> {
  let failure: Event | undefined;
  const fail = (event: Event) => {
    failure = event;
    // The page still works without a live island, so this is not an error.
    event.preventDefault();
  };
  island.addEventListener('astro:hydration-error', fail, { once: true });
  const mount = await load();
  return failure ? undefined : mount;
}

/** Mounts an island, and waits until it can answer a click. */
export async function hydrate(mount: Mount, island: Element): Promise<void> {
  const ready = new Promise<Event>((resolve) => {
    island.addEventListener(READY, resolve, { once: true });
  });
  await mount();
  await ready;
}
