import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, type IconName } from '../icon'
import { PATHS } from '../icon/paths'
import { TokenTable, tokenCell } from '../part/testing/TokenTable'
import { fontSize, space } from '../theme/scale'

const meta = { title: 'Foundations/Icons' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const names = Object.keys(PATHS) as IconName[]

export const Every: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
        gap: space[4],
        padding: 0,
        listStyle: 'none',
      }}
    >
      {names.map(name => (
        <li
          key={name}
          style={{ display: 'grid', justifyItems: 'center', gap: space[1], fontSize: fontSize.xs }}
        >
          <Icon name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
}

const SIZES = {
  s: 'in small buttons and rows of tables',
  m: 'in buttons, fields and navigation',
  l: 'alone in the header and in bars',
  xl: 'above a message: an empty list, an error',
} as const

export const Sizes: Story = {
  render: () => (
    <TokenTable name="Sizes of icons" heads={['size', 'Looks', 'Use it for']}>
      {(Object.keys(SIZES) as (keyof typeof SIZES)[]).map(size => (
        <tr key={size}>
          <td style={tokenCell}>
            <code>{size}</code>
          </td>
          <td style={tokenCell}>
            <Icon name="truck" size={size} />
          </td>
          <td style={tokenCell}>{SIZES[size]}</td>
        </tr>
      ))}
    </TokenTable>
  ),
}
