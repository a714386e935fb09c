/** An island says that it is there, by the name of its component, once its listeners are attached. */
export const READY = 'island:ready';

/**
 * Fetches an island's code: its component and the renderer at once, so that no request waits for another.
 * @returns whether it is there. Another try may succeed: browsers fetch a module anew that failed. (Astro's own loader would
 * wait a second, and then take a second copy of React.)
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
 * Brings an island to life whose code is there.
 * @param load Astro's loader
 * @param name of the island's component
 */
export async function hydrate(load: () => Promise<() => unknown>, name: string): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    document.addEventListener(READY, function hear({ detail }: CustomEventInit<string>) {
      if (detail !== name) return;
      document.removeEventListener(READY, hear);
      resolve();
    });
  });
  await (await load())();
  await ready;
}
