import { useLayoutEffect, useState } from 'react';
import { DIALOG_HEIGHT_PX, DIALOG_WIDTH_PX, FRAME_SANDBOX } from '../config/constants.ts';
import { LINK_CLASS, MODAL_CLASS } from '../lib/class-names.ts';
import { fill } from '../lib/fill.ts';
import { Boundary } from './Boundary.tsx';
import { CloseButton } from './CloseButton.tsx';
import { useModal } from './use-modal.ts';

interface Props {
  failure: string;
  close: string;
  /** Title of the frame; {title} is the dialog's. */
  frame: string;
  download: string;
  openForm: string;
}

interface Form {
  id: string;
  title: string;
  url: string;
  /** Length and size of the file */
  about: string | undefined;
  /** The file, where opening the dialog starts its download. */
  file: string | undefined;
  trigger: HTMLElement;
}

const SIZE = { width: `min(${DIALOG_WIDTH_PX}px, 90vw)`, height: `min(${DIALOG_HEIGHT_PX}px, 90vh)` };

/** Links that open a form in a dialog; `href` is the form as a page, for the visitor without script. */
const TRIGGER = 'a[data-dialog]';

/** The one dialog for every hosted form: white papers, flyers, the newsletter. */
export const FormDialog = (props: Props) => (
  <Boundary name="FormDialog" failure={props.failure} isFloating>
    <Dialogs {...props} />
  </Boundary>
);

function Dialogs(words: Props) {
  const [form, setForm] = useState<Form>();
  useLayoutEffect(() => {
    const open = (event: MouseEvent) => {
      const trigger = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(TRIGGER);
      if (!trigger || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { dialog: id = '', title = '', about, download: file } = trigger.dataset;
      // While the click is handled, or the browser blocks it as a pop-up. A click before hydration has opened it already.
      if (file && trigger.ariaBusy !== 'true') window.open(file, '_blank', 'noopener');
      setForm({ id, title, about, url: trigger.href, file, trigger });
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  const close = () => {
    setForm(undefined);
    // Not every browser focuses a link on a mouse click, so the focus would not return there by itself.
    form?.trigger.focus();
  };
  return form && <Frame {...words} form={form} onClose={close} />;
}

function Frame({ form, onClose, ...words }: Props & { form: Form; onClose: () => void }) {
  const modal = useModal();
  return (
    <dialog
      className={`${MODAL_CLASS} max-h-none max-w-none border border-ink`}
      id={form.id}
      aria-labelledby="form-dialog-title"
      style={SIZE}
      onClose={onClose}
      {...modal.props}
    >
      <div className="grid h-full grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr_auto]">
        <CloseButton label={words.close} onClick={modal.close} />
        <h2 className="col-start-1 row-start-1 self-center px-5 py-3 text-h3" id="form-dialog-title">
          {form.title}
        </h2>
        <iframe
          className="col-span-2 size-full border-y border-rule bg-[#fff]"
          src={form.url}
          title={fill(words.frame, { title: form.title })}
          sandbox={FRAME_SANDBOX}
        />
        <p className="col-span-2 flex flex-wrap gap-x-8 gap-y-3 px-5 py-3 text-small">
          {form.about && <span>{form.about}</span>}
          {form.file && (
            <a className={LINK_CLASS.text} href={form.file} target="_blank" rel="noopener">
              {words.download}
            </a>
          )}
          <a className={LINK_CLASS.text} href={form.url} target="_blank" rel="noopener">
            {words.openForm}
          </a>
        </p>
      </div>
    </dialog>
  );
}
