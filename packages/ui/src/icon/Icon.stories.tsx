import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './Icon'
import { type IconName, PATHS } from './paths'

const names = Object.keys(PATHS) as IconName[]

const meta = { title: 'Chrome/Icon', component: Icon, args: { name: 'cart' } } satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const EveryIcon: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))', gap: 16 }}>
      {names.map(name => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 4, fontSize: 12 }}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'end' }}>
      <Icon name="truck" size="s" />
      <Icon name="truck" />
      <Icon name="truck" size="l" />
      <Icon name="truck" size="xl" />
    </div>
  ),
}

export const Filled: Story = { args: { name: 'star', filled: true, label: '已收藏' } }
