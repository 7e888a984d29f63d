import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, LinkButton } from '../button'
import { Empty } from './Empty'
import { StatusMessage } from './StatusMessage'

const meta = {
  title: 'Feedback/Empty',
  component: Empty,
  args: {
    title: '购物车空空如也~',
    links: [['去选购', '#list']],
  },
} satisfies Meta<typeof Empty>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NothingFound: Story = {
  args: {
    title: '没有找到「阿莫西灵」',
    text: '请检查药名或拼音首字母，或换成厂家搜索；找不到的品种可以登记求购。',
    links: undefined,
    actions: (
      <>
        <Button>清除筛选</Button>
        <LinkButton href="#pzqg">登记求购</LinkButton>
      </>
    ),
  },
}

export const InAPanel: Story = { args: { size: 's', title: '暂无消息', links: undefined } }

export const LongWords: Story = {
  args: {
    title:
      '没有符合「福建省福抗药业股份有限公司（原福州抗生素总厂）」「注射用头孢曲松钠」「中包装 200 瓶以上」「近效期」的商品',
    text: '当前共选择了 4 个条件。逐个取消条件可以看到更多商品，或联系您的专属客服由采购部门为您寻货，通常在一个工作日内答复。',
  },
}

/** A page with one message. */
export const Page: Story = {
  render: () => (
    <StatusMessage
      title="没有找到这篇资讯"
      text="文章可能已经撤下，或地址写错了。"
      links={[['回首页', '#home']]}
    />
  ),
}
