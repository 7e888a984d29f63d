import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../button'
import { Callout } from '../callout'
import { copyResultsForStory, storesForStory } from './fixtures'
import { StoreCopy } from './StoreCopy'

const meta = {
  title: 'Account/StoreCopy',
  component: StoreCopy,
  args: {
    stores: storesForStory,
    lines: 6,
    onCopyTo: () => {},
    action: <LinkButton href="#cart">去购物车勾选商品</LinkButton>,
  },
} satisfies Meta<typeof StoreCopy>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoLines: Story = { args: { lines: 0 } }

export const Outcome: Story = { args: { outcome: copyResultsForStory } }

export const Busy: Story = { args: { busy: true } }

/** It was refused for all stores. */
export const Refused: Story = {
  args: { failure: <Callout tone="bad">购物车已变化，请刷新页面后重新勾选商品</Callout> },
}

export const OneStore: Story = { args: { stores: storesForStory.slice(0, 1), lines: 1 } }

export const LongWords: Story = {
  args: {
    stores: [
      { user_id: 7, company: '四川省康宁医药连锁有限公司成都市双流区东升街道航空港第二直营分店' },
      ...storesForStory.slice(1),
    ],
    outcome: copyResultsForStory.map(result => ({
      ...result,
      name: '四川省康宁医药连锁有限公司成都市双流区东升街道航空港第二直营分店',
      message: '《药品经营许可证》和《药品经营质量管理规范认证证书》已于 2026-11-15 到期，更新后才能采购',
    })),
  },
}

export const VeryMany: Story = {
  args: {
    stores: Array.from({ length: 60 }, (_, at) => ({ user_id: at, company: `康宁大药房第 ${at + 1} 分店` })),
  },
}

export const Dark: Story = { args: { outcome: copyResultsForStory }, globals: { theme: 'dark' } }
