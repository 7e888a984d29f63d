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

/** For the page: how it is not used. */
export const TooMuch: Story = {
  ...Stuck,
  tags: ['!dev'],
  args: {
    children: (
      <Container>
        <p>春节放假通知：2 月 14 日至 2 月 23 日暂停发货，请提前备货。</p>
        <SearchBox suggest={suggestForStory} onSearch={() => {}} />
        <p>热搜：阿莫西林 布洛芬 连花清瘟 板蓝根 藿香正气</p>
      </Container>
    ),
  },
}
