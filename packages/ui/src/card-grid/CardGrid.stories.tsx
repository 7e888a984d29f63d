import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Panel } from '../panel'
import { CardGrid, CardGridItem } from './CardGrid'
import { CardGridSkeleton } from './CardGridSkeleton'

const GIFTS = ['电子血压计', '额温枪', '药店货架', '收银小票纸', '急救箱']

const cards = (names: readonly string[]) =>
  names.map(name => (
    <CardGridItem key={name}>
      <Panel title={name} aside={<Button size="s">兑换</Button>}>
        2000 积分
      </Panel>
    </CardGridItem>
  ))

const meta = {
  title: 'Page/CardGrid',
  component: CardGrid,
  args: { label: '礼品', columnWidth: 260, children: cards(GIFTS) },
} satisfies Meta<typeof CardGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const One: Story = { args: { children: cards(GIFTS.slice(0, 1)) } }

export const VeryMany: Story = {
  args: { children: cards(Array.from({ length: 60 }, (_, index) => `${GIFTS[index % 5]} ${index + 1}`)) },
}

export const LongWords: Story = {
  args: { children: cards(['臂式全自动电子血压计（带语音播报、双人记忆、心律不齐提示）', ...GIFTS]) },
}

export const Loading: Story = {
  render: ({ columnWidth }) => (
    <CardGridSkeleton
      label="正在加载礼品"
      count={8}
      columnWidth={columnWidth}
      height={104}
      narrowHeight={96}
    />
  ),
}

export const Dark: Story = { globals: { theme: 'dark' } }
