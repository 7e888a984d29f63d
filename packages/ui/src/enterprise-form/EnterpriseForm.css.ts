import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

/** Fields in two columns, on a phone in one. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
} as const

export const fields = styledRoot(columns)

export const whole = adjusted({ gridColumn: '1 / -1' })

export const root = styledRoot({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

export const special = styled({
  ...columns,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const legend = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })
