import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardGrid, CardGridSkeleton } from '../card-grid'
import { promoForStory } from './fixtures'
import { PromoBanner } from './PromoBanner'
import { PromoCard, PromoCardShape } from './PromoCard'

const meta = {
  title: 'Goods/PromoCard',
  component: PromoCard,
  args: { page: promoForStory(), href: '#promotion' },
  render: args => (
    <CardGrid label="活动" columnWidth={320}>
      <PromoCard {...args} />
    </CardGrid>
  ),
} satisfies Meta<typeof PromoCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Coming: Story = { args: { page: promoForStory({ state: 'coming' }) } }

export const WithoutEnd: Story = { args: { page: promoForStory({ end_time: null }) } }

export const Several: Story = {
  render: () => (
    <CardGrid label="活动" columnWidth={320}>
      {['冬季感冒用药专场', '慢病用药专区', '儿科用药周'].map(name => (
        <PromoCard key={name} page={promoForStory({ name })} href={`#${name}`} />
      ))}
    </CardGrid>
  ),
}

export const Loading: Story = {
  render: () => (
    <CardGridSkeleton label="正在加载活动" count={3} columnWidth={320} height={0}>
      <PromoCardShape />
    </CardGridSkeleton>
  ),
}

export const LongWords: Story = {
  args: {
    page: promoForStory({
      name: '冬季感冒、退热、止咳、化痰与儿科呼吸道用药联合满减专场（自营与第三方仓库同时参加）',
      summary: '感冒、退热、止咳、化痰类满 500 元减 20 元，满 1000 元减 50 元，满 3000 元减 180 元。'.repeat(
        3,
      ),
    }),
  },
}

export const Banner: Story = {
  render: () => {
    const { name, summary, image } = promoForStory()
    return <PromoBanner title={name} subtitle={summary} image={image} href="#promotion" />
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
