import { space } from '../theme/scale'
import { adjusted, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  gap: space[2],
  maxWidth: '480px',
  marginBlock: `${space[2]} ${space[4]}`,
})

export const field = adjusted({ flex: 1, minWidth: 0 })
