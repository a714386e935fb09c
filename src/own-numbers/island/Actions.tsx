import { useEffect, useState } from 'react';
import { LINK_CLASS } from '../../lib/class-names.ts';
import { mailAddress } from '../../lib/mail.ts';
import type { OwnData } from '../instruments/index.ts';

interface Props {
  data: OwnData;
  /** What is typed, as the end of an address */
  fragment: string;
  /** That address */
  link: string;
  /** The sheet as a text, for who asks about it */
  message: string;
  reset: () => void;
  close: () => void;
}

/** What one can do with the numbers. */
export function Actions({ data, fragment, link, message, reset, close }: Props) {
  const { labels, words, ask } = data;
  const [copied, setCopied] = useState('');

  // What is copied is no longer what is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect of typing
  useEffect(() => setCopied(''), [fragment]);

  const keep = () => keepInAddress(fragment);
  const copy = async () => {
    keep();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(labels.copied);
    } catch {
      setCopied(labels.notCopied);
    }
  };
  const question =
    'page' in ask
      ? `${ask.page}#message=${encodeURIComponent(message)}`
      : mailAddress({ to: ask.email, subject: words.title, body: message });
  const actions = { copy, print: () => print(), reset, close };
  const actionClass = `${LINK_CLASS.text} min-h-12 cursor-pointer py-3 text-start`;
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 border-t border-rule print:hidden">
      {(['copy', 'print', 'reset', 'close'] as const).map((name) => (
        <button key={name} type="button" className={actionClass} onClick={actions[name]}>
          {labels[name]}
        </button>
      ))}
      <a className={actionClass} href={question} onClick={keep}>
        {labels.ask}
      </a>
      <p className="w-full" role="status">
        {copied}
      </p>
    </div>
  );
}

export function keepInAddress(fragment: string) {
  try {
    history.replaceState(history.state, '', fragment);
  } catch {
    // Too long or too often for this browser: the page works without.
  }
}
