import type { Meta, StoryObj } from '@storybook/react-vite'
import { regionsForStory } from './fixtures'
import { RegionSelect } from './RegionSelect'

const meta = {
  title: 'Form/RegionSelect',
  component: RegionSelect,
  args: { loadRegions: regionsForStory, required: true },
} satisfies Meta<typeof RegionSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Selected: Story = { args: { defaultValue: ['35', '3501', '350102'] } }

export const CityWithoutDistricts: Story = { args: { defaultValue: ['44', '4419'] } }

export const Loading: Story = { args: { loadRegions: () => new Promise<never>(() => {}) } }

export const NotLoaded: Story = { args: { loadRegions: () => Promise.reject(new Error('offline')) } }

export const Invalid: Story = { args: { defaultValue: ['35'], error: '请选择所在地区' } }

export const Large: Story = { args: { defaultValue: ['35', '3501'], size: 'l' } }

const LONG = [
  { code: '65', name: '新疆维吾尔自治区巴音郭楞蒙古自治州和静县巴伦台镇直属经营区', has_children: 0 },
]

export const TooLong: Story = {
  args: { loadRegions: async () => LONG, defaultValue: ['65'] },
}

const MANY = Array.from({ length: 34 }, (_, index) => ({
  code: String(index + 1),
  name: `第 ${index + 1} 区`,
  has_children: 0,
}))

export const TooMany: Story = { args: { loadRegions: async () => MANY } }

export const Dark: Story = { args: { defaultValue: ['35', '3501'] }, globals: { theme: 'dark' } }
