import type { StyleRule } from '@vanilla-extract/css'
import { foldColumn } from '../records-table/foldColumn'
import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ border: `1px solid ${theme.color.seam}`, background: theme.color.surface })

/** The table fills the box around it, which has the border. */
export const table = adjusted({ border: 0 })

// A narrower table has the price then below the one now, and after it the stock below the expiry.
foldColumn(table, {
  query: '(min-width: 740px) and (max-width: 859px)',
  columns: 'minmax(0, 1fr) 76px 72px 148px 196px',
  areas: ['goods expiry stock now actions', 'goods expiry stock then actions'],
  below: 'then',
  dense: true,
})
foldColumn(table, {
  query: '(min-width: 640px) and (max-width: 739px)',
  columns: 'minmax(0, 1fr) 76px 148px 196px',
  areas: ['goods expiry now actions', 'goods stock then actions'],
  below: ['then', 'stock'],
  dense: true,
})

export const bar = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minHeight: '48px',
  padding: `${space[1]} ${space[3]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  // As high before the buttons are there.
  '@media': { [media.narrow]: { minHeight: '104px' } },
})

export const chosen = styled({
  marginInlineEnd: 'auto',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  '@media': { [media.narrow]: { flexBasis: '100%', order: 1 } },
})

export const goods = styled({
  display: 'grid',
  gridTemplateColumns: '24px 36px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[2],
  fontWeight: 400,
})

export const check = adjusted({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '40px',
  cursor: 'pointer',
})

export const picture = styled({ objectFit: 'contain' })

export const details = styled({ display: 'grid', gridColumn: 3, minWidth: 0 })

/** Without a checkbox and a picture before it. */
export const detailsAlone = styled({ display: 'grid', minWidth: 0, fontWeight: 400 })

/** The second line of a cell: with the first one of 20 px and what is around both a row is 44 px. */
const ABOUT_HEIGHT = '15px'

/** One line in a row of the table; in a card the whole text. */
const line: StyleRule = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  overflowWrap: 'anywhere',
  '@container': { '(max-width: 639px)': { whiteSpace: 'normal' } },
}

export const name = styled({
  ...line,
  lineHeight: '20px',
  color: theme.color.ink,
  selectors: { '&:hover': { color: theme.color.accent } },
})

export const about = styled({
  ...line,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  lineHeight: ABOUT_HEIGHT,
})

export const price = styled({ display: 'inline-grid', justifyItems: 'end' })

/** Below the price now it is one line, so that rows are no higher than they need. */
export const priceThen = styled({
  display: 'inline-grid',
  justifyItems: 'end',
  '@container': {
    '(min-width: 640px) and (max-width: 859px)': {
      gridAutoFlow: 'column',
      alignItems: 'baseline',
      columnGap: '6px',
      color: theme.color.inkMuted,
      fontSize: fontSize.xs,
      whiteSpace: 'nowrap',
    },
  },
})

export const since = styled({ color: theme.color.inkMuted, fontSize: fontSize.xs, lineHeight: ABOUT_HEIGHT })

/** A word below a value that says what is special about it. */
const tag: StyleRule = {
  paddingInline: '4px',
  borderRadius: radius.s,
  fontSize: fontSize.xs,
  lineHeight: ABOUT_HEIGHT,
}

export const drop = styled({ ...tag, background: theme.color.priceWash, color: theme.color.price })

export const marked = styled({ display: 'inline-grid', justifyItems: 'inherit' })

export const mark = styled({
  ...tag,
  justifySelf: 'start',
  background: theme.color.brassWash,
  color: theme.color.brass,
})

/** On a phone the buttons fill their line; in a narrow table the last one is below the others. */
export const actions = styled({
  display: 'flex',
  justifyContent: 'end',
  alignItems: 'center',
  gap: space[1],
  '@container': { '(min-width: 640px) and (max-width: 859px)': { flexWrap: 'wrap', rowGap: 0 } },
  '@media': { [media.narrow]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
})

/** In front of the number, and at the end of its place, so that those of all rows are below each other. */
export const inCart = adjusted({ flex: 'none' })

export const stepper = adjusted({ flex: 'none' })

/** As wide for every word of the button, so that those of all rows are below each other. */
export const add = adjusted({ flex: 'none', minWidth: '56px', paddingInline: '4px' })
