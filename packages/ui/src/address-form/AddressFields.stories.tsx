import type { Meta, StoryObj } from '@storybook/react-vite'
import { regionsForStory } from '../region-select/fixtures'
import { AddressFields } from './AddressFields'
import { addressFormForStory } from './fixtures'

const meta = {
  title: 'Form/AddressFields',
  component: AddressFields,
  args: { form: addressFormForStory(), loadRegions: regionsForStory },
} satisfies Meta<typeof AddressFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** It becomes the default address whatever is chosen. */
export const First: Story = { args: { staysDefault: true } }

export const Refused: Story = {
  args: {
    form: addressFormForStory({
      consignee: '请填写收货人',
      mobile: '请填写 11 位手机号，或带区号的座机',
      district_code: '请选择所在地区',
      detail: '请填写详细地址',
    }),
  },
}

export const RegionsFailed: Story = {
  args: { loadRegions: async () => Promise.reject(new Error('offline')) },
}

export const Dark: Story = { globals: { theme: 'dark' } }
