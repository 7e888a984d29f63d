import { theme } from '../theme/contract.css'
import { space } from '../theme/scale'
import { styled } from '../theme/styled'

export const reply = styled({ overflowWrap: 'anywhere' })

export const price = styled({ color: theme.color.price, fontWeight: 500 })

export const status = styled({
  selectors: {
    '&[data-status="10"], &[data-status="20"]': { color: theme.color.brass },
    '&[data-status="30"]': { color: theme.color.success },
    '&[data-status="40"]': { color: theme.color.inkMuted },
  },
})

export const line = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })

export const replies = styled({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
