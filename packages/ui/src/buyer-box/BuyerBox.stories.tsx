import type { Meta, StoryObj } from '@storybook/react-vite'
import { BuyerBox } from './BuyerBox'
import { buyerForStory, buyerHrefsForStory, ordersForStory } from './fixtures'

const meta = {
  title: 'Page/BuyerBox',
  component: BuyerBox,
  args: { user: buyerForStory(), hrefs: buyerHrefsForStory, orders: ordersForStory },
  decorators: [
    Story => (
      <div style={{ width: 240, height: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BuyerBox>

export default meta
type Story = StoryObj<typeof meta>

export const Buyer: Story = {}

export const Visitor: Story = { args: { user: buyerForStory({ company: '' }) } }

export const NotKnownYet: Story = { args: { user: null } }

export const InReview: Story = {
  args: { user: buyerForStory({ licence_state: 'submitted', licence_message: '通过后可查看采购价' }) },
}

export const Rejected: Story = {
  args: {
    user: buyerForStory({ licence_state: 'rejected', licence_message: '营业执照照片模糊，请重新上传' }),
  },
}

export const LicenceExpired: Story = {
  args: {
    user: buyerForStory({ licence_state: 'expired', licence_message: '药品经营许可证已于 2026-08-31 到期' }),
  },
}

export const SoonToExpire: Story = {
  args: { user: buyerForStory({ licence_message: '采购委托书 7 天后到期' }) },
}

export const WithoutCounts: Story = {
  args: {
    orders: ordersForStory.map(({ name, href }) => ({ name, href })),
    user: buyerForStory({ balance: undefined }),
  },
}

export const WithNotices: Story = { args: { children: <p>国庆期间正常发货，冷链商品顺延一天</p> } }

export const LongWords: Story = {
  args: {
    user: buyerForStory({
      company: '中国医药集团福建省福州市鼓楼区东街口街道社区卫生服务中心第三门诊部（分支机构）',
      points: 123456789,
      balance: '12345678.90',
      licence_state: 'updating',
      licence_message: '互联网药品信息服务资格证书与药品经营许可证均已提交，预计两个工作日内审核完成',
    }),
  },
}
