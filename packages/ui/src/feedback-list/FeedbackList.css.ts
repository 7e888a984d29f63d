import { theme } from '../theme/contract.css'
import { space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const entry = styled({
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} 0`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
})

export const head = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[3] })

export const kind = styled({ fontWeight: 600 })

export const state = styled({
  color: theme.color.brass,
  selectors: { '&[data-answered]': { color: theme.color.success } },
})

export const content = styled({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const answer = styled({
  display: 'grid',
  gap: space[1],
  padding: space[3],
  background: theme.color.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
