import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

export const head = styled({ display: 'flex', gap: space[2], padding: `${space[4]} ${space[4]} 0` })

export const mark = adjusted({ color: theme.color.brass })

export const body = adjusted({ padding: `${space[2]} ${space[4]} ${space[4]} 44px` })

export const text = adjusted({
  marginBlockStart: 0,
  color: 'inherit',
  fontSize: 'inherit',
  whiteSpace: 'pre-line',
})

export const detail = styled({
  marginBlockStart: space[2],
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

export const foot = styled({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: `0 ${space[4]} ${space[4]}`,
  '@media': { [media.narrow]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
})
