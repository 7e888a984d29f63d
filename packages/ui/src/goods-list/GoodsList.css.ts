import { styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
