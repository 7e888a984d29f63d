import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { PopoverClose, PopoverContent, PopoverRoot, PopoverTrigger } from './Popover'

const meta = {
  title: 'Feedback/Popover',
  component: PopoverRoot,
  // Radix marks both ends of an open panel with focus guards, which axe's experimental rule takes for controls.
  parameters: { a11y: { options: { rules: { 'focus-order-semantics': { enabled: false } } } } },
  args: { children: null },
  render: args => (
    <PopoverRoot {...args}>
      <PopoverTrigger>包邮规则</PopoverTrigger>
      <PopoverContent aria-label="包邮规则">
        <p>武汉中心仓发出的商品满 500 元包邮，未满收运费 8 元。</p>
        <PopoverClose>知道了</PopoverClose>
      </PopoverContent>
    </PopoverRoot>
  ),
} satisfies Meta<typeof PopoverRoot>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { open: true } }

export const LongWords: Story = {
  render: () => (
    <PopoverRoot open>
      <PopoverTrigger>
        <span>为什么不能购买</span>
      </PopoverTrigger>
      <PopoverContent aria-label="为什么不能购买">
        <p>
          该商品属于含麻黄碱类复方制剂，仅限具有相应经营范围的药店采购，单次限购，须对公付款，到货后需上传签收回执。
        </p>
        <Button size="s">联系客服</Button>
      </PopoverContent>
    </PopoverRoot>
  ),
}

/** For the page: how it is not used. */
export const AsksAQuestion: Story = {
  tags: ['!dev'],
  render: () => (
    <PopoverRoot open>
      <PopoverTrigger>提交订单</PopoverTrigger>
      <PopoverContent aria-label="提交订单">
        <p>有 3 种商品的价格已变化，仍要提交吗？</p>
        <Button size="s">仍要提交</Button>
      </PopoverContent>
    </PopoverRoot>
  ),
}
