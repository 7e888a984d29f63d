import { appearLate } from '../layout/appearLate.css'
import { theme } from '../theme/contract.css'
import { radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styled(appearLate)

const bar = {
  display: 'block',
  height: '12px',
  borderRadius: radius.s,
  background: theme.color.sunken,
} as const

// The colour of the other shapes would not be visible on the page.
export const line = styled({
  ...bar,
  background: theme.color.seam,
  marginBlock: '6px',
  selectors: { '&:last-child:not(:first-child)': { width: '60%' } },
})

export const rows = styled({ background: theme.color.surface, border: `1px solid ${theme.color.seam}` })

export const row = styled({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) 72px',
  alignItems: 'center',
  gap: space[3],
  height: '56px',
  paddingInline: space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` },
    [`${root}[data-variant="table"] &`]: { height: '44px' },
  },
})

export const thumb = styled({
  ...bar,
  width: '40px',
  height: '40px',
  selectors: { [`${root}[data-variant="table"] &`]: { width: '32px', height: '32px' } },
})

export const label = styled({ ...bar, width: '90%' })

/** At the end of a row, in place of the amount. */
export const amount = styled({ ...bar, height: '16px', background: theme.color.brassWash })

/** What is read out stays inside it, and takes no place. */
export const group = styledRoot({ position: 'relative' })

/** The class of the group places the shapes. */
export const groupShapes = styled({ display: 'contents' })
