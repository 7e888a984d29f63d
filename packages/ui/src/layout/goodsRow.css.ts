import { theme } from '../theme/contract.css'
import { fontSize, radius } from '../theme/scale'
import { styled } from '../theme/styled'

/** Side of the picture at the head of a row; cells are as high, so that what hangs below one moves nothing beside it. */
const PICTURE = '40px'

/** A cell whose words stand in the middle of the picture's height. */
export const cell = {
  padding: 0,
  minWidth: 0,
  minHeight: PICTURE,
  display: 'flex',
  alignItems: 'center',
} as const

/** The cell of the goods itself, with room for the picture. */
export const goodsCell = {
  ...cell,
  display: 'block',
  position: 'relative',
  paddingInlineStart: '48px',
} as const

/** Taken out of the link's flow to stand at the head of the cell: picture and name are one link. */
export const picture = styled({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: PICTURE,
  height: PICTURE,
  borderRadius: radius.s,
  background: theme.color.sunken,
  objectFit: 'cover',
})

export const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const name = {
  ...cut,
  display: 'block',
  minHeight: '24px',
  fontWeight: 500,
} as const

/** The name over two lines, where a row is a block. */
export const nameInTwoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
} as const

/** Specification and maker in one line. */
export const about = {
  ...cut,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
} as const
