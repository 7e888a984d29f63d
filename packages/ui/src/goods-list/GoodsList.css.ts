import { adjusted, styledRoot } from '../theme/styled'

export const root = styledRoot({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
})

// Where the focus is after the link past the filters: before the first product, which the next Tab shows.
export const start = adjusted({ outline: 'none' })

// What comes below the list is not in sight before its products are.
export const loading = adjusted({ minBlockSize: '100vh' })
