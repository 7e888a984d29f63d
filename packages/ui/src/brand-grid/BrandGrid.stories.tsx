import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandGrid } from './BrandGrid'
import { BrandSummary } from './BrandSummary'
import { brandForStory } from './fixtures'

const meta = {
  title: 'Page/BrandGrid',
  component: BrandGrid,
  args: { brands: brandForStory, hrefOf: ({ id }) => `#brand-${id}` },
} satisfies Meta<typeof BrandGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutPictures: Story = {
  args: { brands: brandForStory.map(brand => ({ ...brand, logo: '' })) },
}

export const Few: Story = { args: { brands: brandForStory.slice(0, 3) } }

export const TooMany: Story = {
  args: {
    brands: [0, 1, 2, 3].flatMap(round =>
      brandForStory.map(brand => ({ ...brand, id: brand.id + round * 100 })),
    ),
  },
}

export const LongWords: Story = {
  args: {
    brands: [
      { id: 1, name: '博福-益普生（天津）制药有限公司思密达系列', logo: '', goods_count: 123456 },
      ...brandForStory,
    ],
  },
}

export const NoBrands: Story = { name: 'Without brands nothing is shown', args: { brands: [] } }

/** On the page of one brand. */
export const Summary: Story = {
  render: () => (
    <BrandSummary
      brand={{ logo: brandForStory[2]?.logo ?? '', describe: '三百多年的中药老字号。', goods_count: 258 }}
    />
  ),
}
