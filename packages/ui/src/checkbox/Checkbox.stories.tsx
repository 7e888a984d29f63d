import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Checkbox } from './Checkbox'
import { CheckboxField } from './CheckboxField'
import { CheckboxGroup } from './CheckboxGroup'

const meta = {
  title: 'Form/Checkbox',
  component: Checkbox,
  args: { label: '使用余额支付（可用 ¥1,280.50）' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Checked: Story = { args: { defaultChecked: true } }

export const Disabled: Story = { args: { disabled: true, label: '含麻黄碱类药品不可使用余额' } }

export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } }

export const LabelHidden: Story = { args: { label: '选择 阿莫西林胶囊', labelHidden: true } }

export const LongWords: Story = {
  args: {
    label:
      '我已阅读并同意《药品经营企业用户服务协议》《隐私政策》《质量保证协议》，并承诺所提交的证照资料真实、合法、有效',
  },
}

export const AllOfSome: Story = {
  name: 'All, some, none',
  render: () => <StoresOfAHeadOffice />,
}

const stores = ['人民路店', '解放路店', '滨江店']

function StoresOfAHeadOffice() {
  const [chosen, setChosen] = useState<readonly string[]>(['解放路店'])
  return (
    <fieldset style={{ display: 'grid', justifyItems: 'start', border: 0, padding: 0 }}>
      <legend>复制购物车到</legend>
      <Checkbox
        label="全部门店"
        checked={chosen.length === stores.length}
        indeterminate={chosen.length > 0 && chosen.length < stores.length}
        onCheckedChange={checked => setChosen(checked ? stores : [])}
      />
      {stores.map(store => (
        <Checkbox
          key={store}
          label={store}
          checked={chosen.includes(store)}
          onCheckedChange={checked =>
            setChosen(checked ? [...chosen, store] : chosen.filter(name => name !== store))
          }
        />
      ))}
    </fieldset>
  )
}

export const Group: Story = {
  render: () => (
    <CheckboxGroup
      legend="涉及的商品（不选表示整个订单）"
      options={[
        { value: 1, label: '阿莫西林胶囊 0.25g×24粒' },
        { value: 2, label: '板蓝根颗粒 10g×20袋' },
      ]}
      chosen={[1]}
      onChosenChange={() => {}}
    />
  ),
}

/** As a field of a form. */
export const Field: Story = {
  render: () => (
    <CheckboxField
      label="我已阅读并同意"
      aside={<a href="#terms">《用户协议》</a>}
      error="请先阅读并同意用户协议"
    />
  ),
}
