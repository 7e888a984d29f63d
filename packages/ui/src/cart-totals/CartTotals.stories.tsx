import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartTotals } from './CartTotals'
import { totalsForStory } from './fixtures'

const meta = {
  title: 'Cart/CartTotals',
  component: CartTotals,
  args: { total: totalsForStory(), check: 'some', loginHref: '#login', licenceHref: '#licence' },
} satisfies Meta<typeof CartTotals>

export default meta
type Story = StoryObj<typeof meta>

const quiet = { manjians: { list: [] } }
const shipsFree = { shipping_amount: '0.00', zones: [] }

export const Default: Story = {}

export const Welfare: Story = {
  args: { total: totalsForStory({ saved_amount: '26.00', welfare_amount: '6.00' }) },
}

export const NothingToHint: Story = {
  args: {
    total: totalsForStory({ activity_data: quiet, shipping_data: shipsFree, saved_amount: '0.00' }),
    check: 'all',
  },
}

export const NothingChosen: Story = {
  args: {
    total: totalsForStory({
      selected_count: 0,
      selected_number: 0,
      saved_amount: '0.00',
      payable_amount: '0.00',
      activity_data: quiet,
      shipping_data: shipsFree,
      action: { state: 'empty', message: '请先选择商品' },
    }),
    check: 'none',
  },
}

export const Visitor: Story = {
  args: {
    total: totalsForStory({
      selected_count: 0,
      selected_number: 0,
      saved_amount: undefined,
      payable_amount: undefined,
      activity_data: quiet,
      shipping_data: shipsFree,
      action: { state: 'login', message: '登录后可见金额' },
    }),
    check: 'off',
  },
}

export const LicenceExpired: Story = {
  args: {
    total: totalsForStory({ action: { state: 'licence', message: '药品经营许可证已过期，更新后可下单' } }),
  },
}

export const AnswersAwaited: Story = { args: { pending: true } }

export const Busy: Story = { args: { busy: true } }

export const TooMany: Story = {
  args: {
    total: totalsForStory({
      selected_count: 10_000,
      selected_number: 1_234_560,
      saved_amount: '123456.70',
      payable_amount: '98765432.10',
      activity_data: {
        manjians: {
          list: Array.from({ length: 9 }, (_, at) => ({
            goods_manjian_id: at,
            name: `第 ${at + 1} 专场满减`,
            eligible_amount: '180.00',
            reduce_amount: '0.00',
            missing_amount: '120.00',
            manjians: [{ amount: '300.00', reduce: '15.00', status: 0 }],
          })),
        },
      },
    }),
  },
}
