import { theme } from '../theme/contract.css'
import { media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '36px',
  padding: `2px ${space[3]}`,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const logo = styled({ flex: 'none', height: '30px', maxWidth: '120px', objectFit: 'contain' })

export const about = styled({ margin: 0, minWidth: 0 })

export const count = styled({
  color: theme.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { display: 'block' } },
})
