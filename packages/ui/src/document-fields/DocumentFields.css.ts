import { media } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

export const date = adjusted({ '@media': { [media.narrow]: { gridColumn: '1 / -1' } } })

/** The end and, beside it, that there is none. */
export const end = styled({ display: 'grid', gap: '4px', alignContent: 'start' })

/** A target of 44 px on a phone. */
export const check = adjusted({
  alignItems: 'center',
  '@media': { [media.narrow]: { minHeight: '44px' } },
})
