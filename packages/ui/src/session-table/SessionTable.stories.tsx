import type { Meta, StoryObj } from '@storybook/react-vite'
import { sessionForStory } from './fixtures'
import { SessionTable, type SessionTableProps, type SessionTableSession } from './SessionTable'

const meta = {
  title: 'Account/SessionTable',
  component: SessionTable<SessionTableSession>,
  args: {
    sessions: [
      sessionForStory(1, { is_current: 1 }),
      sessionForStory(2, { device: 'iPhone · 微信' }),
      sessionForStory(3, { device: '', network: '' }),
    ],
    aboutOf: ({ id }) => (id === 2 ? '访问门店 人民路店' : ''),
    onEnd: () => {},
  },
} satisfies Meta<SessionTableProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Ending: Story = { args: { busy: 2 } }

export const OnlyThis: Story = { args: { sessions: [sessionForStory(1, { is_current: 1 })] } }

export const Loading: Story = { args: { sessions: undefined } }

export const Many: Story = { args: { sessions: Array.from({ length: 30 }, (_, id) => sessionForStory(id)) } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
