import { fontSize } from '../theme/scale'
import { styled } from '../theme/styled'

export const title = styled({ fontSize: fontSize.m, lineHeight: '24px' })

/** A long list must not push the order off the screen. */
export const list = styled({ maxHeight: '10em', overflowY: 'auto', fontSize: fontSize.s })

export const name = styled({ fontWeight: 600 })
