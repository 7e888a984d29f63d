import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@yaoji/ui/theme'

export const header = style({})

/*
 * The service does not know the width of a screen. On a phone its page has the header of wide screens until the code of
 * the page is there: as low as the header that follows, so that nothing moves.
 */
const beforeCode = `${header}:not([data-compact])`
globalStyle(`${beforeCode} > :first-child`, { '@media': { [media.narrow]: { display: 'none' } } })
globalStyle(`${beforeCode} > :nth-child(2)`, {
  '@media': { [media.narrow]: { height: '80px', overflow: 'clip' } },
})
