import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, LinkButton } from '../button'
import { Callout } from '../callout'
import { Link } from '../link'
import { PageHeading } from './PageHeading'

const meta = {
  title: 'Page/PageHeading',
  component: PageHeading,
  args: {
    title: '我的订单',
    crumbs: [{ name: '首页', href: '#home' }, { name: '会员中心', href: '#user' }, { name: '我的订单' }],
  },
} satisfies Meta<typeof PageHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const TitleAlone: Story = { args: { crumbs: undefined } }

export const WithAside: Story = { args: { title: '品种求购', aside: <Link href="#new">新增求购</Link> } }

export const WithActions: Story = {
  args: {
    title: '验收记录',
    actions: (
      <>
        <LinkButton href="#pdf">下载 PDF</LinkButton>
        <Button>导出 Excel</Button>
      </>
    ),
  },
}

export const WithActionsNarrow: Story = {
  ...WithActions,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

export const LongWords: Story = {
  args: {
    title: '“注射用头孢曲松钠（罗氏芬）1.0g 附溶剂（盐酸利多卡因注射液）”的搜索结果',
    crumbs: [
      { name: '首页', href: '#home' },
      { name: '注射用头孢曲松钠（罗氏芬）1.0g 附溶剂（盐酸利多卡因注射液）', href: '#list' },
      { name: '上海罗氏制药有限公司委托福建省福抗药业股份有限公司' },
    ],
  },
}

export const InOneLine: Story = { args: { size: 's' } }

export const WithNotes: Story = {
  args: { size: 's', notes: <Callout>近效期商品单独定价、单独发货批次，下单前请核对剩余月数。</Callout> },
}

export const WithNotesNarrow: Story = {
  ...WithNotes,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
