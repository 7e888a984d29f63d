import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { screen } from 'storybook/test'
import { Button } from '../button'
import { coversPage } from '../part/testing/coversPage'
import { ConfirmProvider, useAlert, useConfirm } from './ConfirmProvider'
import type { AlertOptions, ConfirmOptions } from './confirmTypes'

const meta = {
  title: 'Feedback/Confirm',
  component: ConfirmProvider,
  parameters: coversPage,
  args: { children: null },
  decorators: [
    Story => (
      <ConfirmProvider>
        <Story />
      </ConfirmProvider>
    ),
  ],
} satisfies Meta<typeof ConfirmProvider>

export default meta
type Story = StoryObj<typeof meta>

function Asks({ now, ...options }: ConfirmOptions & { now?: boolean }) {
  const confirm = useConfirm()
  const [answer, setAnswer] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once, as the story opens
  useEffect(() => {
    if (now) confirm(options)
  }, [])
  return (
    <>
      <Button onClick={async () => setAnswer((await confirm(options)) ? '已删除' : '已保留')}>删除</Button>
      <p>{answer}</p>
    </>
  )
}

function Says(options: AlertOptions) {
  const alert = useAlert()
  // biome-ignore lint/correctness/useExhaustiveDependencies: says it once, as the story opens
  useEffect(() => {
    alert(options)
  }, [])
  return <p>首页</p>
}

/** The dialog is fetched with its first question: what looks at a story waits for it. */
const opened = async () => {
  await screen.findByRole('alertdialog', undefined, { timeout: 10_000 })
}

export const Closed: Story = { render: () => <Asks text="确定删除这件商品吗？" tone="danger" /> }

export const Deleting: Story = {
  play: opened,
  render: () => <Asks now text="确定删除这件商品吗？" tone="danger" confirmText="删除" />,
}

/** For the page: what is not asked. */
export const Needless: Story = {
  tags: ['!dev'],
  play: opened,
  render: () => <Asks now text="确定收藏这件商品吗？" />,
}

export const TimedOut: Story = {
  play: opened,
  render: () => <Asks now text="请求超时，请刷新页面" confirmText="刷新页面" cancelText="稍后" />,
}

export const Alert: Story = {
  play: opened,
  render: () => <Says text="活动暂未开始" />,
}

export const WithDetail: Story = {
  play: opened,
  render: () => (
    <Asks
      now
      text="以下 2 种商品的价格有变动，是否按新价格提交？"
      confirmText="按新价格提交"
      cancelText="返回购物车"
      detail={
        <ul>
          <li>阿莫西林胶囊　¥12.80 → ¥13.20</li>
          <li>布洛芬缓释胶囊　¥18.60 → ¥18.90</li>
        </ul>
      }
    />
  ),
}

export const LongWords: Story = {
  play: opened,
  render: () => (
    <Says
      text={'您的《药品经营许可证》已于 2027-03-15 到期，到期期间无法提交订单，已在购物车中的商品会为您保留。\n请在「账户中心 - 资质证照」中上传新证，审核通常在一个工作日内完成；如已上传，请等待审核结果或联系您的专属客服。'.repeat(
        3,
      )}
    />
  ),
}
