/**
 * Utilities that Astro components and React islands share, so that a button or a link looks the
 * same in both.
 */

const BOX =
  'control inline-flex min-h-12 cursor-pointer items-center gap-5 border px-4.5 py-2.5 text-start text-small/tight font-semibold';
const BUTTON = `${BOX} [transition:background-color_.12s,color_.12s] aria-disabled:cursor-default aria-disabled:opacity-60`;
const OUTLINE = 'border-on-surface hover-enabled:bg-on-surface hover-enabled:text-surface';

export const BUTTON_CLASS = {
  outline: `${BUTTON} justify-between ${OUTLINE}`,
  solid: `${BUTTON} justify-between border-transparent bg-action text-surface hover-enabled:bg-action-hover`,
  /** One of the two answers of the cookie banner, which look alike until one has been given. */
  answer: `${BUTTON} min-w-28 justify-center max-md:min-w-auto max-md:flex-1 max-md:px-1 ${OUTLINE} aria-pressed:bg-on-surface aria-pressed:text-surface`,
} as const;

const LINK =
  'max-w-full py-0.5 text-link underline decoration-1 underline-offset-4 hover:decoration-2';

/** A link outside running text: more than 24 px high, as a target must be (WCAG 2.5.8). */
export const LINK_CLASS = {
  text: `inline-block ${LINK}`,
  icon: `inline-flex gap-2 ${LINK}`,
} as const;

/**
 * A button that pauses an animation, or the label of a switch that does: small text with an icon,
 * 48 px high. Where its padding is drawn out of the column, that is by `-ms-[12px]`: in rem it
 * would leave the window at a text size of 200 %.
 */
export const MOTION_CLASS =
  'control inline-flex min-h-12 cursor-pointer items-center gap-2 px-3 font-mono text-note/none underline-offset-4 hover:underline motion-reduce:hidden';

/** Labels, units and other small text. */
export const LABEL_CLASS = 'font-mono text-note font-normal text-mute';

export const MODAL_CLASS =
  'm-auto overscroll-contain bg-paper text-ink backdrop:bg-ink backdrop:opacity-70';
