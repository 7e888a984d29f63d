import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../panel'
import { SideTree } from '../side-tree'
import { StepBar } from '../step-bar'
import { SideLayout } from './SideLayout'

const menu = (
  <SideTree
    labels={{ navigation: '帮助中心', toggle: '帮助中心目录' }}
    groups={[
      {
        id: 1,
        name: '新手指南',
        children: [
          { name: '注册', url: '#register', current: 'page' },
          { name: '下单', url: '#order' },
        ],
      },
    ]}
  />
)

const page = <Panel title="注册">注册需要营业执照和许可证，审核通常在一个工作日内完成。</Panel>

const meta = {
  title: 'Page/SideLayout',
  component: SideLayout,
  args: { aside: menu, children: page },
} satisfies Meta<typeof SideLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Menu: Story = {}

export const Help: Story = {
  args: {
    side: 'end',
    top: (
      <StepBar steps={[{ title: '填写资料' }, { title: '上传证照' }, { title: '提交审核' }]} current={2} />
    ),
    aside: <Panel title="需要准备">营业执照、许可证、法人授权书</Panel>,
  },
}

export const LongPage: Story = {
  args: { children: <Panel title="运费">{'不满 500 元的订单收取运费，按省份计算。'.repeat(120)}</Panel> },
}

export const Dark: Story = { globals: { theme: 'dark' } }
