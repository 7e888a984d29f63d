import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../panel'
import { DrawActivity } from './DrawActivity'
import { DrawPictures } from './DrawPictures'
import { drawActivityForStory, drawPicturesForStory } from './fixtures'

const meta = {
  title: 'Account/DrawZone',
  component: DrawActivity,
  args: { activity: drawActivityForStory(), onDraw: () => {} },
  render: args => (
    <Panel title="周年抽奖">
      <DrawActivity {...args} />
    </Panel>
  ),
} satisfies Meta<typeof DrawActivity>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoChance: Story = {
  args: { activity: drawActivityForStory({ message: '今天的机会已用完', chances_left: 0 }) },
}

export const Pictures: Story = {
  render: () => <DrawPictures pictures={drawPicturesForStory} isCurrent={({ id }) => id === 1} />,
}

export const PicturesLoading: Story = { render: () => <DrawPictures pictures={undefined} /> }

export const Dark: Story = { globals: { theme: 'dark' } }
