import { style } from '@vanilla-extract/css'
import { media, theme } from '@yaoji/ui/theme'
import { cardGrid } from '../../core/page/cardGrid'

export const grid = style(cardGrid('260px'))

export const item = style({ display: 'grid', minWidth: 0 })

/** As high as a card. */
export const blank = style({
  minHeight: '290px',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  '@media': { [media.narrow]: { minHeight: '176px' } },
})
