import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { AddressPicker, type AddressPickerProps } from './AddressPicker'
import { addressForStory } from './fixtures'

const second = addressForStory({
  id: 2,
  consignee: '林国强',
  mobile: '0591-87654321',
  detail: '五四路 88 号 解放路店仓库',
  is_default: 0,
})
const inReview = addressForStory({
  id: 3,
  consignee: '王芳',
  detail: '首山路 15 号 仓山新店',
  region: '福建省福州市仓山区',
  is_default: 0,
  is_reviewed: 0,
  review_text: '地址审核中，通过后可选择',
})

const meta = {
  title: 'Cart/AddressPicker',
  component: AddressPicker,
  args: {
    addresses: [addressForStory(), second, inReview],
    value: 1,
    onValueChange: () => {},
    onAdd: () => {},
    onEdit: () => {},
  },
} satisfies Meta<typeof AddressPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: args => <Held {...args} /> }

function Held(args: AddressPickerProps) {
  const [value, setValue] = useState(args.value)
  return <AddressPicker {...args} value={value} onValueChange={setValue} />
}

export const NoneChosen: Story = { args: { value: null } }

export const NoneYet: Story = { args: { addresses: [], value: null } }

export const AllInReview: Story = { args: { addresses: [inReview], value: null } }

export const TooMany: Story = {
  args: {
    addresses: Array.from({ length: 12 }, (_, index) =>
      addressForStory({ id: index + 1, is_default: index === 0 ? 1 : 0, detail: `人民路 ${index + 1} 号` }),
    ),
    value: 9,
  },
}

export const ChoiceOnly: Story = { args: { onAdd: undefined, onEdit: undefined } }

export const LongWords: Story = {
  args: {
    addresses: [
      addressForStory({
        consignee: '国药控股国大药房福州连锁有限公司人民路第一百二十八分店收货处',
        detail:
          '人民路 128 号闽江新城商业中心二期地下一层西侧卸货平台 B12（货车限高 2.6 米，请由东门进入并联系保安登记）',
      }),
    ],
  },
}
