import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

/** The list fills its panel, which has the border. */
export const table = style({ border: 0 })

export const about = style({ display: 'block', color: theme.color.inkMuted, fontSize: fontSize.s })

/** Between the fields, over their whole width. */
export const sold = style({ gridColumn: '1 / -1', color: theme.color.inkMuted, fontSize: fontSize.s })

export const price = style({ color: theme.color.price, fontWeight: 500 })

export const status = style({
  selectors: {
    '&[data-status="10"], &[data-status="20"]': { color: theme.color.brass },
    '&[data-status="30"]': { color: theme.color.success },
    '&[data-status="40"]': { color: theme.color.inkMuted },
  },
})

export const form = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  '@media': { [media.narrow]: { padding: space[3] } },
})

export const columns = style({ display: 'grid', gap: space[3], minWidth: 0 })

export const statusLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
