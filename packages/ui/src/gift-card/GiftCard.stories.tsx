import type { Meta, StoryObj } from '@storybook/react-vite'
import { giftForStory, redeemedForStory } from './fixtures'
import { GiftCard } from './GiftCard'
import { PointsBar } from './PointsBar'
import { PointsPrice } from './PointsPrice'
import { RedeemDialog } from './RedeemDialog'
import { RedeemedSummary, RedeemFields } from './RedeemFields'

const meta = {
  title: 'Order/GiftCard',
  component: GiftCard,
  args: { gift: giftForStory(), onRedeem: () => {}, loginHref: '#login' },
  decorators: [
    Story => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GiftCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithAmount: Story = {
  args: { gift: giftForStory({ cash: '99.00', ends_at: '2026-12-31 23:59:59' }) },
}

export const Visitor: Story = { args: { gift: giftForStory({ state: 'login' }) } }

export const Gone: Story = { args: { gift: giftForStory({ state: 'gone', left: 0, reason: '已兑完' }) } }

export const LimitReached: Story = {
  args: { gift: giftForStory({ state: 'limit', redeemed: 2, reason: '已达兑换上限' }) },
}

export const TooFewPoints: Story = { args: { gift: giftForStory({ state: 'points', reason: '积分不足' }) } }

export const LongWords: Story = {
  args: {
    gift: giftForStory({
      name: '臂式全自动电子血压计（带语音播报、双人记忆、心律不齐提示、五年质保）',
      remark:
        '放在柜台，为顾客免费测血压；每天测量不超过一百次，袖带可以水洗，电池可用半年，附赠上门安装和培训。',
      ends_at: '2026-12-31 23:59:59',
      redeemed: 1,
    }),
  },
}

export const PriceInPoints: Story = { render: () => <PointsPrice points={2600} cash="99.00" /> }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Bar: Story = {
  render: () => (
    <PointsBar points={520} logHref="#log" loginHref="#login" affordable onAffordableChange={() => {}} />
  ),
}

export const BarOfVisitor: Story = {
  render: () => <PointsBar points={null} logHref="#log" loginHref="#login" affordable={false} />,
}

export const Redeeming: Story = {
  render: () => (
    <RedeemFields
      gift={{ most: 3, left: 9 }}
      number={2}
      onNumberChange={() => {}}
      points={5200}
      cash="0.00"
      address="陈晓梅 13800000001 成都市人民南路 12 号"
    />
  ),
}

export const Redeemed: Story = {
  render: () => <RedeemedSummary redemption={redeemedForStory} />,
}

const dialog = {
  ...{ gift: { name: '臂式电子血压计', ypgg: '1 台', most: 3 }, open: true, onClose: () => {} },
  ...{ form: 'redeem', busy: false, ready: true, ordersHref: '#orders' },
}

export const Asking: Story = {
  render: () => (
    <RedeemDialog {...dialog} redeemed={null}>
      <RedeemFields
        gift={{ most: 3, left: 9 }}
        number={1}
        onNumberChange={() => {}}
        points={2600}
        cash="0.00"
        address="陈晓梅 13800000001 成都市人民南路 12 号"
      />
    </RedeemDialog>
  ),
}

export const Done: Story = { render: () => <RedeemDialog {...dialog} redeemed={redeemedForStory} /> }
