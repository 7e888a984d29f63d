import { globalStyle } from '@vanilla-extract/css'
import { foldColumn } from '../records-table/foldColumn'
import * as records from '../records-table/RecordsTable.css'
import { theme } from '../theme/contract.css'
import { space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

/** A table with the columns of the order and of the check. */
export const placed = styled({})

const folded = '(min-width: 640px) and (max-width: 939px)'

foldColumn(placed, {
  query: folded,
  columns: 'minmax(0, 1fr) 144px 44px 44px 44px 58px 84px 144px',
  areas: [
    'goods batch shipped received accepted rejected reason order',
    'goods batch shipped received accepted rejected reason checked',
  ],
  below: 'checked',
})

for (const part of [records.head, records.cell])
  globalStyle(`${placed} ${part}`, { '@container': { [folded]: { paddingInline: space[2] } } })

/** As wide as its word, also where its parent is a grid. */
export const gift = adjusted({ justifySelf: 'start', marginInlineEnd: space[1] })

export const piece = styled({ display: 'inline-block', maxWidth: '100%' })

export const lacking = styled({ color: theme.color.price, fontWeight: 600 })
