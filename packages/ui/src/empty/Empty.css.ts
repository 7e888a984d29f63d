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
    '&[data-size="s"]': { padding: `${space[6]} ${space[3]}` },
  },
})

export const picture = styled({
  width: '112px',
  height: '64px',
  marginBlockEnd: space[1],
  selectors: { '[data-size="s"] > &': { width: '70px', height: '40px' } },
})

export const cabinet = styled({ fill: theme.color.sunken, stroke: theme.color.seam })
export const front = styled({ fill: theme.color.surface, stroke: theme.color.seamStrong })
export const handle = styled({ fill: theme.color.brass })

export const title = styled({ color: theme.color.ink, fontSize: fontSize.m })

export const text = styled({ maxWidth: '44em', color: theme.color.inkMuted, fontSize: fontSize.s })

export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  marginBlockStart: space[2],
})
