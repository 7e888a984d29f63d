import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

export const root = adjusted({ display: 'block' })

export const own = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
})

export const loading = adjusted({ marginBlockStart: space[2] })

export const note = styled({ paddingBlock: space[2], color: theme.color.inkMuted, fontSize: fontSize.xs })

export const group = styled({ display: 'block' })

export const heading = styled({
  paddingBlock: '6px 2px',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  fontWeight: 400,
  lineHeight: '18px',
})

export const list = styled({ display: 'block' })

/** Maker and pack; the prices under each other; the button. */
export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 56px',
  gridTemplateAreas: '"maker piece add" "about price add"',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  minHeight: '52px',
  paddingBlock: '4px',
  borderBlockStart: `1px solid ${theme.color.seam}`,
})

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** The text that is only read out is cut with the rest. */
export const maker = styled({
  ...cut,
  position: 'relative',
  gridArea: 'maker',
  minHeight: '24px',
  fontSize: fontSize.s,
  lineHeight: '24px',
  selectors: { '&:hover': { color: theme.color.accent } },
})

export const readOut = styled({})

export const piece = styled({
  gridArea: 'piece',
  fontSize: fontSize.s,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})

export const about = styled({
  display: 'flex',
  gridArea: 'about',
  minWidth: 0,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  lineHeight: '20px',
})

/** A long specification is cut, so that the expiry is in sight. */
export const pack = styled({ ...cut })

export const expiry = styled({ flex: 'none', whiteSpace: 'pre' })

export const price = adjusted({
  gridArea: 'price',
  justifyContent: 'flex-end',
  maxWidth: '112px',
  minHeight: '20px',
  fontSize: fontSize.xs,
})

export const add = adjusted({ gridArea: 'add', width: '100%', paddingInline: 0 })
