import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './Breadcrumb'

const meta = {
  title: 'Chrome/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { name: '首页', href: '#' },
      { name: '抗感染药', href: '#list-12' },
      { name: '青霉素类', href: '#list-1201' },
      { name: '阿莫灵 阿莫西林胶囊' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneLevel: Story = { args: { items: [{ name: '首页', href: '#' }, { name: '购物车' }] } }

export const LongWords: Story = {
  args: {
    items: [
      { name: '首页', href: '#' },
      { name: '生物制品与血液制品（需冷链运输，二类疫苗除外）', href: '#list-12' },
      { name: '注射用重组人粒细胞巨噬细胞刺激因子（特尔立）（预灌封注射器包装，含注射用水与一次性针头）' },
    ],
  },
}
