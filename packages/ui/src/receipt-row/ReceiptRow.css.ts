import { theme } from '../theme/contract.css'
import { media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  listStyle: 'none',
  '@media': { [media.narrow]: { paddingInline: space[3] } },
})

export const head = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] })

export const state = styled({
  marginInlineStart: 'auto',
  color: theme.color.brass,
  fontWeight: 600,
  selectors: {
    '&[data-state="passed"], &[data-state="waiting"]': { color: theme.color.inkMuted },
    '&[data-state="overdue"]': { color: theme.color.price },
  },
})

export const due = styled({ color: theme.color.brass })
