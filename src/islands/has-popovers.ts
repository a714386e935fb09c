/**
 * Whether the browser knows popovers; a selector with `:popover-open` throws in one that does not
 * (Safari 16, Firefox 124).
 */
export const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype;
