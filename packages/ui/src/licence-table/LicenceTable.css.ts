import { foldColumn } from '../records-table/foldColumn'
import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const table = styled({})

foldColumn(table, {
  query: '(min-width: 640px) and (max-width: 899px)',
  columns: 'minmax(0, 1fr) 188px 200px 136px',
  areas: ['licence number period action', 'licence number state action'],
  below: 'state',
})

/** Its baseline is that of the name: what is beside it, also its title in a card, is in the line of the name. */
export const licence = styled({ display: 'flex', alignItems: 'baseline', gap: space[3] })

export const picture = styled({
  flex: 'none',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  border: `1px solid ${theme.color.seam}`,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

export const image = styled({ width: '100%', height: '100%', objectFit: 'cover' })

export const period = styled({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const state = styled({
  selectors: {
    '&[data-state="expired"], &[data-state="expiring"], &[data-state="rejected"]': {
      color: theme.color.price,
    },
    '&[data-state="reviewing"]': { color: theme.color.brass },
    '&[data-state="missing"]': { color: theme.color.inkMuted },
  },
})

export const actions = styled({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const versions = styledRoot({ display: 'grid', gap: space[4] })

export const scopes = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[6],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const scope = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
})

export const about = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })
