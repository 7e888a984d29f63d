/** Set on paper, for every element of ours. */
export const stickyOnPaper = '--yaoji-sticky'

/**
 * The position of what stays in sight while the page scrolls. Paper does not scroll: there it is in the flow, before or
 * after the rows it belongs to. The types know the names of positions only.
 */
export const sticky = `var(${stickyOnPaper}, sticky)` as 'sticky'
