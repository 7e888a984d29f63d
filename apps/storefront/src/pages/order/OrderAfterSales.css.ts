import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'
import { link } from '../../core/page/link.css'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
})

export const orderLink = style([link, { flexGrow: 1, '@media': { [media.narrow]: { flexBasis: '100%' } } }])

export const about = style({ color: theme.color.inkMuted, fontSize: fontSize.s })
