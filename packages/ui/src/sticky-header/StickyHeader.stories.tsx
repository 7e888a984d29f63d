import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Container } from '../container'
import { SearchBox } from '../search-box'
import { suggestForStory } from '../search-box/fixtures'
import { StickyHeader } from './StickyHeader'

const meta = {
  title: 'Chrome/StickyHeader',
  component: StickyHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Container>
        <SearchBox suggest={suggestForStory} onSearch={() => {}} />
      </Container>
    ),
  },
  decorators: [
    Story => (
      <>
        <div style={{ height: 32 }} />
        <Story />
        <Container style={{ minHeight: 1600, paddingBlock: 24 }}>
          <p>向下滚动 205 像素后，页头收窄并停在窗口顶部。</p>
        </Container>
      </>
    ),
  ],
} satisfies Meta<typeof StickyHeader>

export default meta
type Story = StoryObj<typeof meta>

export const AtTheTop: Story = {}

export const Stuck: Story = {
  async play({ canvasElement }) {
    window.scrollTo(0, 600)
    await waitFor(() => expect(canvasElement.querySelector('[data-stuck]')).not.toBeNull())
  },
}
