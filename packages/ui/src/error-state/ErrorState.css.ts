import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  padding: `${space[12]} ${space[4]}`,
  background: theme.color.surface,
  textAlign: 'center',
  selectors: {
    '&[data-size="s"]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      padding: space[3],
      fontSize: fontSize.s,
    },
  },
})

export const mark = styled({ color: theme.color.brass })

export const text = styled({ maxWidth: '44em', overflowWrap: 'anywhere' })

export const hint = styled({ maxWidth: '44em', color: theme.color.inkMuted, fontSize: fontSize.s })

export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  selectors: { '[data-size="m"] > &': { marginBlockStart: space[2] } },
})
