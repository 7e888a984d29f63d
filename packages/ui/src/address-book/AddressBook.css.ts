import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const bar = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minHeight: '44px',
  marginBlock: space[3],
})

export const notice = styled({
  margin: 0,
  marginInlineStart: 'auto',
  color: theme.color.accent,
  fontSize: fontSize.s,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { flexBasis: '100%', marginInlineStart: 0 } },
})

export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** As high as a card. */
export const loading = styled({ padding: space[3], border: `1px solid ${theme.color.seam}` })
