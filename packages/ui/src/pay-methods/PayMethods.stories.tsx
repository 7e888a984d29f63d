import type { Meta, StoryObj } from '@storybook/react-vite'
import { paymentOptions } from '@yaoji/domain'
import { TextField } from '../text-field'
import { PayMethods } from './PayMethods'

const meta = {
  title: 'Cart/PayMethods',
  component: PayMethods,
  args: { options: paymentOptions({ payable: 128_640, ephedrine: false, balance: 300_000 }) },
} satisfies Meta<typeof PayMethods>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const BalanceChosen: Story = {
  args: {
    defaultValue: 'balance',
    extra: way =>
      way === 'balance' && (
        <div style={{ maxWidth: 280 }}>
          <TextField label="登录密码" type="password" autoComplete="current-password" required />
        </div>
      ),
  },
}

export const BalanceTooLow: Story = {
  args: { options: paymentOptions({ payable: 128_640, ephedrine: false, balance: 100_000 }) },
}

export const EphedrineType: Story = {
  args: { options: paymentOptions({ payable: 128_640, ephedrine: true, balance: 300_000 }) },
}

export const PaymentUnderWay: Story = { args: { defaultValue: 'wechat', disabled: true } }
