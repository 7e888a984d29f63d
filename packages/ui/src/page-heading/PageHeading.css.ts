import { globalStyle } from '@vanilla-extract/css'
import { fontSize, media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

/** Wide enough for the title and the buttons in one line. */
const wide = 'screen and (min-width: 640px)'

export const root = styledRoot({
  paddingBlock: `${space[3]} ${space[2]}`,
  selectors: {
    '&[data-size="s"]': {
      display: 'flex',
      flexDirection: 'row-reverse',
      justifyContent: 'flex-end',
      alignItems: 'center',
      columnGap: space[3],
      minHeight: '36px',
      paddingBlock: 0,
    },
  },
  '@media': {
    [media.narrow]: { selectors: { '&[data-size="s"]': { minHeight: '44px' } } },
  },
})

/** One line where all of it fits, so that what follows is as high on the page as without notes. */
export const withNotes = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  paddingBlockStart: space[1],
})

export const notes = styled({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 888px',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  maxWidth: '100%',
})

globalStyle(`${notes} > :where([class*="yaoji_"])`, { flex: '1 1 240px', minWidth: 0, marginBlock: 0 })

/** Beside the title: where both do not fit, the end of the breadcrumb is cut. */
export const crumbs = adjusted({
  minWidth: 0,
  '@media': { [media.narrow]: { maxHeight: '44px', overflow: 'hidden' } },
})

export const line = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[3],
  selectors: {
    '[data-size="s"] > &': { flex: 'none', maxWidth: '100%', alignItems: 'center' },
    '&[data-actions]': { '@media': { [wide]: { flexWrap: 'nowrap' } } },
  },
})

/** A long title wraps before the buttons do; a long message between them leaves room for a title of five characters. */
export const actions = styled({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'center',
  gap: space[2],
  maxWidth: 'calc(100% - 8em)',
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
})

/** A title may begin with a full-width quotation mark: without the trim it is indented by half a character. */
export const title = styled({
  fontSize: fontSize.xl,
  textSpacingTrim: 'trim-start',
  selectors: { '[data-size="s"] > * > &': { fontSize: fontSize.l } },
})
