/** Name of the event that an island dispatches once it is mounted, with the name of its component as detail. */
export const READY = 'island:ready';

/**
 * Fetches an island's code, component and renderer in parallel.
 * @returns whether it was loaded. A later try may succeed, as browsers fetch a failed module again. (Astro's own loader would wait 1 s
 * and then load a second copy of React.)
 */
export async function fetchCode(island: Element): Promise<boolean> {
  try {
    await Promise.all(['component-url', 'renderer-url'].map((url) => import(/* @vite-ignore */ island.getAttribute(url) ?? '')));
    return true;
  } catch {
    return false;
  }
}

/**
 * Hydrates an island whose code is loaded, and waits until it is mounted.
 * @param load Astro's loader
 * @param name of the island's component
 */
export async function hydrate(load: () => Promise<() => unknown>, name: string): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    document.addEventListener(READY, function onReady({ detail }: CustomEventInit<string>) {
      if (detail !== name) return;
      document.removeEventListener(READY, onReady);
      resolve();
    });
  });
  await (await load())();
  await ready;
}
