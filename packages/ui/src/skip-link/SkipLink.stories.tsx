import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button'
import { SkipLink } from './SkipLink'

const meta = {
  title: 'Page/SkipLink',
  component: SkipLink,
  args: { target: 'goods', children: '跳过筛选，到商品列表' },
  render: args => (
    <div style={{ position: 'relative', display: 'grid', gap: 16, paddingBlockStart: 48 }}>
      <SkipLink {...args} />
      <div>
        <Button>剂型</Button> <Button>厂家</Button>
      </div>
      <section id="goods" aria-label="商品列表">
        阿莫西林胶囊 0.25g×24粒
      </section>
    </div>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What the first Tab shows. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: '跳过筛选，到商品列表' })).toHaveFocus()
  },
}

export const Dark: Story = { ...Focused, globals: { theme: 'dark' } }

export const TooLong: Story = {
  ...Focused,
  args: { children: '跳过全部筛选条件与排序，直接到商品列表的第一件商品' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
  },
}
