import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { POPUP_SEEN_KEY } from '../../src/config/constants.ts';
import { Popup } from '../../src/islands/Popup.tsx';
import { axeFailures, FAILURE, freshIsland, show } from '../support/island.tsx';

freshIsland();

const popup = (
  <Popup
    failure={FAILURE}
    close="Close"
    headline="Deliveries exceed 2030"
    text="What to do meanwhile."
    paper={{ label: 'Read our whitepaper', route: '#paper' }}
    service={{ label: 'Read more', route: '#service' }}
    dismiss="Continue browsing"
  />
);
const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog');
const seen = () => sessionStorage.getItem(POPUP_SEEN_KEY);

test('once mounted, it is open, modal, labelled by its headline, and not yet marked as seen', async () => {
  const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  show(popup);
  expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Deliveries exceed 2030' }).open).toBe(true);
  expect([modal.mock.calls.length, seen(), document.documentElement.style.overflow]).toEqual([1, null, 'hidden']);
  expect(await axeFailures()).toEqual([]);
});

test.each(['Close', 'Continue browsing'])('when %s is clicked, it closes and is marked as seen', async (name) => {
  const { visitor } = show(popup);
  await visitor.click(screen.getByRole('button', { name }));
  expect([dialog(), seen()]).toEqual([null, 'true']);
});

test.each(['Read our whitepaper', 'Read more'])('when %s is followed, it was seen', (name) => {
  show(popup);
  fireEvent.click(screen.getByRole('link', { name }));
  expect(seen()).toBe('true');
});

test('when a link is opened in another tab, it closes on this page', () => {
  show(popup);
  fireEvent.click(screen.getByRole('link', { name: 'Read more' }), { ctrlKey: true });
  expect([dialog(), seen()]).toEqual([null, 'true']);
});

test('given a browser without storage, it still closes', async () => {
  const setItem = vi.fn(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem });
  const { visitor } = show(popup);
  await visitor.click(screen.getByRole('button', { name: 'Close' }));
  expect([dialog(), screen.queryByRole('alert')]).toEqual([null, null]);
  expect(setItem).toHaveBeenCalled();
});
