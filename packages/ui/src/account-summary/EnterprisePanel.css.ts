import { adjusted } from '../theme/styled'

/** As high as the details of an enterprise, so that what is below stays in its place. */
export const content = adjusted({ minHeight: '216px' })
