import { stack } from '@yaoji/ui/theme'

/** The bars that lead on lie above everything that floats at the page's edge: nothing may cover their button. */
export const BAR_STACK = String(Number(stack.sticky) + 1)
