import { useLayoutEffect, useState } from 'react';
import { DIALOG_HEIGHT_PX, DIALOG_WIDTH_PX } from '../config/constants.ts';
import { FRAME_SANDBOX } from '../config/security.ts';
import { LINK_CLASS, MODAL_CLASS } from '../lib/class-names.ts';
import { fill } from '../lib/fill.ts';
import { hasModifier } from '../lib/has-modifier.ts';
import { CloseButton } from './CloseButton.tsx';
import { island } from './island.tsx';
import { useModal } from './use-modal.ts';

interface Props {
  close: string;
  /** Label of the frame; {title} is the dialog's heading. */
  frame: string;
  /** Before the link to a file whose download has been started. */
  started: string;
  download: string;
  openForm: string;
}

interface Form {
  id: string;
  title: string;
  url: string;
  /** Length and size of the file. */
  about: string | undefined;
  file: string | undefined;
  /** Whether the download of the file was started. */
  isStarted: boolean;
  trigger: HTMLAnchorElement;
}

const SIZE = {
  width: `min(${DIALOG_WIDTH_PX}px, 90vw)`,
  height: `min(${DIALOG_HEIGHT_PX}px, 90vh)`,
};

/** Links that open a form in a dialog; `href` is the form as a page. */
const TRIGGER = 'a[data-dialog]';

/** The dialog for all hosted forms: white papers, flyers, the newsletter. */
export const FormDialog = island(DialogHost, { isFloating: true });

function DialogHost(labels: Props) {
  const [form, setForm] = useState<Form>();
  useLayoutEffect(() => {
    const open = (event: MouseEvent) => {
      const trigger =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>(TRIGGER);
      if (!trigger || event.defaultPrevented || hasModifier(event)) return;
      event.preventDefault();
      const { dialog: id = '', title = '', about, file, starts } = trigger.dataset;
      const isStarted = !!file && !!starts;
      // During the click event, or the browser blocks it as a pop-up. After a click before
      // hydration (aria-busy) it is already open.
      if (isStarted && trigger.getAttribute('aria-busy') !== 'true')
        window.open(file, '_blank', 'noopener');
      setForm({ id, title, about, url: trigger.href, file, isStarted, trigger });
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  const close = () => {
    setForm(undefined);
    // Safari does not focus a link on a mouse click, so the browser would not return the focus to
    // it.
    form?.trigger.focus();
  };
  return form && <OpenDialog {...labels} form={form} onClose={close} />;
}

function OpenDialog({ form, onClose, ...labels }: Props & { form: Form; onClose: () => void }) {
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
      <div className="grid min-h-full grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_minmax(14rem,1fr)_auto]">
        <h2
          className="col-start-1 row-start-1 self-center px-5 py-3 text-h3"
          id="form-dialog-title"
          tabIndex={-1}
        >
          {form.title}
        </h2>
        <CloseButton label={labels.close} onClick={modal.close} />
        {/* White, which a hosted form without a background of its own expects. */}
        <iframe
          className="col-span-2 size-full border-y border-rule bg-[#fff]"
          src={form.url}
          title={fill(labels.frame, { title: form.title })}
          // A page of this origin could remove it, of which browsers warn.
          sandbox={form.trigger.origin === location.origin ? undefined : FRAME_SANDBOX}
        />
        <p className="col-span-2 flex flex-wrap items-baseline gap-x-6 px-5 py-2 text-small">
          {form.file && (
            <span>
              {form.isStarted && `${labels.started} `}
              <a className={LINK_CLASS.text} href={form.file} target="_blank" rel="noopener">
                {form.about ? `${labels.download} (${form.about})` : labels.download}
              </a>
            </span>
          )}
          <a className={LINK_CLASS.text} href={form.url} target="_blank" rel="noopener">
            {labels.openForm}
          </a>
        </p>
      </div>
    </dialog>
  );
}
