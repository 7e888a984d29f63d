import { space } from '../theme/scale'
import { styled } from '../theme/styled'

export const links = styled({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] })
