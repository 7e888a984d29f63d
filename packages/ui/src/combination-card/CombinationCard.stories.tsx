import type { Meta, StoryObj } from '@storybook/react-vite'
import { CombinationCard } from './CombinationCard'
import { combinationFor } from './fixtures'

const HIDDEN = { price: undefined, raw_price: undefined, saves: undefined }

const withoutPrices = combinationFor().parts.map(({ goods, number }) => ({
  goods: { ...goods, price: undefined },
  number,
}))

const meta = {
  title: 'Goods/CombinationCard',
  component: CombinationCard,
  args: {
    combination: combinationFor(),
    hrefOf: ({ id }) => `#${id}`,
    actionHref: () => '#login',
    onAdd: () => {},
  },
  decorators: [
    Story => (
      <div style={{ maxWidth: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CombinationCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Limited: Story = { args: { combination: combinationFor({ number: 4, max_qty: 10 }) } }

export const Busy: Story = { args: { busy: true } }

export const NoStock: Story = { args: { combination: combinationFor({ buy_state: 'no_stock', number: 0 }) } }

export const NotLoggedIn: Story = {
  args: { combination: combinationFor({ ...HIDDEN, buy_state: 'login', parts: withoutPrices }) },
}

export const TooLong: Story = {
  args: {
    combination: combinationFor({
      name: '高血压与高脂血症慢病续方组合：苯磺酸氨氯地平片+缬沙坦胶囊+阿托伐他汀钙片+阿司匹林肠溶片',
      describe: '常用降压药搭配他汀与抗血小板，适合慢病长处方的门店按月备货，效期均在 18 个月以上',
      price: '12880.50',
      raw_price: '14200.00',
      saves: '1319.50',
    }),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
