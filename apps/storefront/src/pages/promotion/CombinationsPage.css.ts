import { style } from '@vanilla-extract/css'
import { media, space, theme } from '@yaoji/ui/theme'
import { cardGrid } from '../../core/page/cardGrid'

export const aside = style({ margin: 0, color: theme.color.inkMuted })

export const checkbox = style({
  alignSelf: 'center',
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

export const results = style({ padding: space[3], borderBlockStart: `1px solid ${theme.color.seam}` })

export const grid = style(cardGrid('360px'))

export const item = style({ display: 'grid', minWidth: 0 })

/** As high as a combination of three products. */
export const blank = style({ minHeight: '390px', border: `1px solid ${theme.color.seam}` })
