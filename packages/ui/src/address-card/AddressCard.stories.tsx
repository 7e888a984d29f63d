import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressCard } from './AddressCard'
import { addressCardForStory } from './fixtures'

const meta = {
  title: 'Account/AddressCard',
  component: AddressCard,
  args: { address: addressCardForStory(), onEdit: () => {}, onRemove: () => {}, onSetDefault: () => {} },
} satisfies Meta<typeof AddressCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Other: Story = {
  args: { address: addressCardForStory({ is_default: 0, review_state: 'passed', review_text: '可以下单' }) },
}

export const Waiting: Story = {
  args: {
    address: addressCardForStory({
      is_default: 0,
      is_reviewed: 0,
      review_state: 'waiting',
      review_text: '审核中，通过后可选择',
    }),
  },
}

export const Rejected: Story = {
  args: {
    address: addressCardForStory({
      is_default: 0,
      is_reviewed: 0,
      review_state: 'rejected',
      review_text: '不是许可证上的地址',
    }),
  },
}

export const Saved: Story = { args: { saved: true } }

export const Busy: Story = { args: { busy: true } }

export const LongWords: Story = {
  args: {
    address: addressCardForStory({
      consignee: '国药控股国大药房福州连锁有限公司人民路第一百二十八分店收货处',
      detail: '人民路 128 号闽江新城商业中心二期地下一层西侧卸货平台 B12（货车限高 2.6 米，请由东门进入）',
      review_text: '门牌号与营业执照上的地址不一致，请上传变更后的营业执照，或改为许可证上的仓库地址',
    }),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { ...LongWords, globals: { viewport: { value: 'mobile1', isRotated: false } } }
