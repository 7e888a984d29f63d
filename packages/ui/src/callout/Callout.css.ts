import { theme } from '../theme/contract.css'
import { space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlock: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderInlineStart: `4px solid ${theme.color.brass}`,
  background: theme.color.brassWash,
  color: theme.color.ink,
  selectors: {
    '&[data-tone="bad"]': { borderInlineStartColor: theme.color.price, background: theme.color.priceWash },
    '&[data-tone="good"]': { borderInlineStartColor: theme.color.accent, background: theme.color.accentWash },
  },
})

export const message = styled({ flex: '1 1 20em', minWidth: 0 })
