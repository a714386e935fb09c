import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FRAME_SANDBOX } from '../../src/config/security.ts';
import { FormDialog } from '../../src/islands/FormDialog.tsx';
import { axeFailures, FAILURE, freshIsland, show } from '../support/island.tsx';

freshIsland();

const page = (
  <>
    <a href="/forms/flyer" data-dialog="dlg_f1" data-title="Flyer: Training">
      Download Flyer
    </a>
    <a
      href="/forms/paper"
      data-dialog="dlg_wp3"
      data-title="White paper"
      data-download="/files/paper.pdf"
      data-about="PDF, 7 pages, 205 kB"
    >
      Download White Paper
    </a>
    <a href="/elsewhere">Elsewhere</a>
    <FormDialog failure={FAILURE} close="Close" frame="{title} (form)" download="Download" openForm="Open the form" />
  </>
);
const trigger = (name: string) => screen.getByRole('link', { name });
const dialogs = () => screen.queryAllByRole('dialog');
const opened = vi.fn<typeof window.open>(() => null);

beforeEach(() => {
  opened.mockClear();
  vi.stubGlobal('open', opened);
});

test('given no click, there is neither dialog nor frame', () => {
  show(page);
  expect([dialogs().length, document.querySelectorAll('iframe').length]).toEqual([0, 0]);
});

test('when a flyer’s link is clicked, its form is in a dialog with its key and title, and no download starts', async () => {
  const { visitor } = show(page);
  await visitor.click(trigger('Download Flyer'));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Flyer: Training' });
  const frame = screen.getByTitle<HTMLIFrameElement>('Flyer: Training (form)');
  expect([dialog.id, dialog.open, new URL(frame.src).pathname]).toEqual(['dlg_f1', true, '/forms/flyer']);
  expect(frame.getAttribute('sandbox')).toBe(FRAME_SANDBOX);
  expect(opened).not.toHaveBeenCalled();
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull();
});

test('when a white paper’s link is clicked, its download starts once in a new tab, and the dialog has a link to it', async () => {
  const { visitor } = show(page);
  await visitor.click(trigger('Download White Paper'));
  expect(opened.mock.calls).toEqual([['/files/paper.pdf', '_blank', 'noopener']]);
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/files/paper.pdf');
});

test('the dialog of a white paper shows length and size of the file; that of a flyer does not', async () => {
  const { visitor } = show(page);
  await visitor.click(trigger('Download White Paper'));
  expect(screen.getByText('PDF, 7 pages, 205 kB').closest('dialog')).toBe(screen.getByRole('dialog'));
  await visitor.click(screen.getByRole('button', { name: 'Close' }));
  await visitor.click(trigger('Download Flyer'));
  expect(screen.queryByText(/pages/)).toBeNull();
});

test('when it is closed, frame and dialog are removed and the focus returns; the next one opens', async () => {
  const { visitor } = show(page);
  for (const name of ['Download Flyer', 'Download White Paper', 'Download Flyer']) {
    await visitor.click(trigger(name));
    expect(dialogs()).toHaveLength(1);
    await visitor.click(screen.getByRole('button', { name: 'Close' }));
    expect([dialogs().length, document.querySelectorAll('iframe').length]).toEqual([0, 0]);
    expect(document.activeElement).toBe(trigger(name));
  }
});

test.each([['ctrlKey'], ['metaKey'], ['shiftKey'], ['altKey']])('a click with %s is left to the browser', (key) => {
  show(page);
  const isLeft = fireEvent.click(trigger('Download Flyer'), { [key]: true });
  expect([isLeft, dialogs().length]).toEqual([true, 0]);
});

test('a link that opens no form is not handled', () => {
  show(page);
  expect([fireEvent.click(trigger('Elsewhere')), dialogs().length]).toEqual([true, 0]);
});

test('once unmounted it handles no click', () => {
  const { unmount } = show(page);
  unmount();
  document.body.innerHTML = '<a href="#x" data-dialog="dlg_f1">Flyer</a>';
  expect([fireEvent.click(trigger('Flyer')), dialogs().length]).toEqual([true, 0]);
});

test('it has no accessibility violation, closed or open', async () => {
  const { visitor } = show(page);
  expect(await axeFailures()).toEqual([]);
  await visitor.click(trigger('Download White Paper'));
  expect(await axeFailures()).toEqual([]);
});
