import { theme } from '../theme/contract.css'
import { fontSize, stack, stickyBar, stickyTop } from '../theme/scale'
import { sticky } from '../theme/sticky'
import { styled } from '../theme/styled'

/** Where what sticks below the page's own header and the bar of a list begins; 0 while neither sticks. */
const below = `calc(var(${stickyTop}, 0px) + var(${stickyBar}, 0px))`

/** Heights of a row of heads with its seam, and of what must stay clear of it when it takes the focus. */
export const clearOfHeads = `calc(${below} + 64px)`

/** The row of column heads over a table of rows: it stays while they scroll by. */
export const columnHeads = styled({
  display: 'block',
  position: sticky,
  insetBlockStart: below,
  zIndex: stack.heads,
  background: theme.color.sunken,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
})

/** One of them. */
export const columnHead = styled({
  padding: 0,
  fontWeight: 500,
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-align="center"]': { textAlign: 'center' },
  },
})
