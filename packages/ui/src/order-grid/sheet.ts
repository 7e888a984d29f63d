/** Sizes of the sheet that its parts share. */

/** Widths of its container in which columns fold, and in which a row has three lines. */
export const folded = '(max-width: 1099px)'
export const tablet = '(max-width: 799px)'
export const phone = '(max-width: 559px)'

export const rowHeight = '40px'
export const headHeight = '32px'

/** A text of one line, cut at its end: the whole text is its tooltip. */
export const oneLine = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
