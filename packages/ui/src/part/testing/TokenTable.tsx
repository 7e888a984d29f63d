import type { ReactNode } from 'react'
import { theme } from '../../theme/contract.css'
import { fontSize } from '../../theme/scale'

const { color } = theme

export const tokenCell = {
  padding: '4px 8px',
  borderBottom: `1px solid ${color.seam}`,
  overflowWrap: 'anywhere',
  verticalAlign: 'middle',
} as const

export const tokenFigures = { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const

interface TokenTableProps {
  /** The accessible name of the table. */
  name: string
  /** The titles of its columns. */
  heads: readonly string[]
  /** The titles of columns of numbers: they end where the numbers end. */
  numeric?: readonly string[]
  /** Its rows. */
  children: ReactNode
}

/** A table of values of the theme on a page of the foundations. */
export function TokenTable({ name, heads, numeric = [], children }: TokenTableProps) {
  return (
    <table aria-label={name} style={{ width: '100%', maxWidth: 760, fontSize: fontSize.xs }}>
      <thead>
        <tr>
          {heads.map(head => (
            <th
              key={head}
              scope="col"
              style={{
                ...tokenCell,
                color: color.inkMuted,
                textAlign: numeric.includes(head) ? 'end' : 'start',
              }}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

interface TokenRowsProps<Key extends string> {
  /** The name of the constant: `space`. */
  name: string
  /** Its values by their names. */
  values: Readonly<Record<Key, string>>
  /** What a value looks like. */
  look?: (value: string, key: Key) => ReactNode
  /** When each value is used. */
  use?: Readonly<Record<Key, string>>
}

/** All values of one constant of the theme: name, value, look and use. A value without a use does not compile. */
export function TokenRows<Key extends string>({ name, values, look, use }: TokenRowsProps<Key>) {
  const heads = ['Name', 'Value', ...(look ? ['Looks'] : []), ...(use ? ['Use it for'] : [])]
  return (
    <TokenTable name={name} heads={heads}>
      {(Object.keys(values) as Key[]).map(key => (
        <tr key={key}>
          <td style={tokenCell}>
            <code style={{ display: 'inline-block', minWidth: 'min(16ch, 24vw)' }}>
              {name}.{key}
            </code>
          </td>
          <td style={{ ...tokenCell, fontVariantNumeric: 'tabular-nums' }}>{values[key]}</td>
          {look && <td style={tokenCell}>{look(values[key], key)}</td>}
          {use && <td style={tokenCell}>{use[key]}</td>}
        </tr>
      ))}
    </TokenTable>
  )
}
