/** State of a visit that shows another part of the same page: the page stays where it is scrolled to. */
export const KEEP_SCROLL = { keepScroll: true } as const
