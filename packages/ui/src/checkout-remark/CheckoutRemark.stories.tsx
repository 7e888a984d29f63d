import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { CheckoutRemark, type CheckoutRemarkProps } from './CheckoutRemark'

const meta = {
  title: 'Cart/CheckoutRemark',
  component: CheckoutRemark,
  args: { value: '', onChange: () => {} },
  render: args => <Held {...args} />,
} satisfies Meta<typeof CheckoutRemark>

export default meta
type Story = StoryObj<typeof meta>

function Held(args: CheckoutRemarkProps) {
  const [value, setValue] = useState(args.value)
  return <CheckoutRemark {...args} value={value} onChange={setValue} />
}

export const Empty: Story = {}

export const Written: Story = { args: { value: '请发 2027 年以后到期的批号' } }

export const Full: Story = {
  args: { value: '请周三上午送到，收货人不在时放门卫处。'.repeat(20).slice(0, 200) },
}

export const Dark: Story = { args: { value: '请周三上午送到' }, globals: { theme: 'dark' } }

export const Narrow: Story = {
  args: { value: '请周三上午送到' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
