import { expect, type Page } from '@playwright/test';

/** Whether a button is expanded in the accessibility tree: for a popover's button the browser sets that without an attribute. */
async function expandedState(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, accessibleName: name, role: 'button' });
  await session.detach();
  return nodes.find(({ ignored }) => !ignored)?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

/** Waits until the button of that name is expanded, or collapsed. */
export const expectExpanded = (page: Page, name: string, state: boolean) => expect.poll(() => expandedState(page, name)).toBe(state);
