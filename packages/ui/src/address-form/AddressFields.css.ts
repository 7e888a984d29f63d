import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const whole = adjusted({ gridColumn: '1 / -1' })

export const note = styled({
  gridColumn: '1 / -1',
  margin: 0,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

export const check = adjusted({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  '@media': { [media.narrow]: { minHeight: '44px' } },
})
