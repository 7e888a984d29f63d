import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  minWidth: 0,
  border: 0,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] } },
})

export const legend = styled({
  marginBlockEnd: '4px',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  selectors: {
    '&[data-required]::after': { content: '"*" / ""', marginInlineStart: '2px', color: theme.color.price },
  },
})

export const notLoaded = styled({ gridColumn: '1 / -1' })
