import { stack } from '@yaoji/ui/theme'

/** The bars with the next-step button are above everything that floats at the edge of the page. */
export const BAR_STACK = String(Number(stack.sticky) + 1)
