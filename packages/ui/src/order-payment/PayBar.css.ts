import { media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
  '@media': { [media.narrow]: { justifyContent: 'space-between' } },
})

export const confirmation = styledRoot({ display: 'grid', gap: space[3], maxWidth: '420px' })

export const amount = styled({ fontWeight: 600 })
