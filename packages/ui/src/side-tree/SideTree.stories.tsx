import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '../skeleton'
import { groupsForStory } from './fixtures'
import { SideTree } from './SideTree'

const meta = {
  title: 'Chrome/SideTree',
  component: SideTree,
  args: { groups: groupsForStory, labels: { navigation: '帮助中心', toggle: '帮助中心目录' } },
  decorators: [
    Story => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideTree>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Collapsible: Story = { args: { collapsible: true } }

export const NothingCurrent: Story = {
  args: {
    collapsible: true,
    groups: groupsForStory.map(group => ({
      ...group,
      children: group.children.map(child => ({ ...child, current: undefined })),
    })),
  },
}

export const Loading: Story = {
  args: { groups: [], children: <Skeleton variant="lines" count={6} label="正在加载目录" /> },
}

export const Empty: Story = { args: { groups: [] } }

export const TooLong: Story = {
  args: {
    groups: groupsForStory.map(group => ({
      ...group,
      children: group.children.map(child => ({ ...child, name: child.name.repeat(6) })),
    })),
  },
}

export const TooMany: Story = {
  args: {
    sticky: true,
    groups: groupsForStory.map(group => ({
      ...group,
      children: Array.from({ length: 20 }, (_, at) => ({
        name: `${group.name} ${at + 1}`,
        url: `#${group.id}-${at}`,
        current: group.id === 34 && at === 15 ? ('page' as const) : undefined,
      })),
    })),
  },
}

export const Dark: Story = { args: { collapsible: true }, globals: { theme: 'dark' } }

export const Narrow: Story = {
  args: { collapsible: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
