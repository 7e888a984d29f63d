import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** As high before the pictures are there. */
export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: space[3],
  minHeight: '58px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '128px' } },
})

export const picture = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '58px',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  selectors: {
    '&:hover': { borderColor: theme.color.accent },
    '&[aria-current]': { borderColor: theme.color.accent, background: theme.color.accentWash },
  },
})

export const image = styled({ flexShrink: 0, width: '128px', height: '56px', objectFit: 'cover' })

export const words = styled({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })

export const title = styled({ fontWeight: 600 })

export const note = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })
