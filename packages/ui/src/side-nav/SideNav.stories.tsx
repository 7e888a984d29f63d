import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Icon } from '../icon'
import { linksForStory } from './fixtures'
import { SideNav, SideNavAction } from './SideNav'

const meta = {
  title: 'Chrome/SideNav',
  component: SideNav,
  args: { links: linksForStory },
  decorators: [
    Story => (
      <div style={{ minHeight: 1800 }}>
        <p>向下滚动后出现回到顶部。</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>

export default meta
type Story = StoryObj<typeof meta>

export const AtTheTop: Story = {}

export const Scrolled: Story = {
  async play({ canvas }) {
    window.scrollTo(0, 900)
    await waitFor(() => expect(canvas.getByRole('button', { name: '回到顶部' })).toBeTruthy())
  },
}

export const WithoutLinks: Story = { ...Scrolled, args: { links: [] } }

export const WithAnAction: Story = {
  args: {
    children: (
      <SideNavAction>
        <Icon name="gift" />
        抽奖
      </SideNavAction>
    ),
  },
}

export const LongWords: Story = {
  args: { links: linksForStory.map(link => ({ ...link, title: `${link.title}限时活动专区` })) },
}
