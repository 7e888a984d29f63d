import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ToastContent } from '@yaoji/hooks'
import { useEffect } from 'react'
import { Button } from '../button'
import { ToastProvider, useToast } from './Toast'

const meta = {
  title: 'Feedback/Toast',
  component: ToastProvider,
  args: { children: null },
  decorators: [
    Story => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof ToastProvider>

export default meta
type Story = StoryObj<typeof meta>

const collected: ToastContent = {
  text: '收藏成功',
  tone: 'success',
  action: { text: '查看收藏', href: '#star' },
}

/** Shows its toasts as the story opens, for good. */
function Shows({ list }: { list: readonly ToastContent[] }) {
  const toast = useToast()
  useEffect(() => {
    for (const content of list) toast({ ...content, durationMs: 3_600_000 })
  }, [toast, list])
  return (
    <div style={{ minHeight: 240 }}>
      <Button onClick={() => toast(collected)}>收藏</Button>
    </div>
  )
}

const none: readonly ToastContent[] = []
const one = [collected]
const many = [
  collected,
  { text: '已加入购物车' },
  { text: '库存只剩 12 盒，已为您改为 12 盒', tone: 'warning' },
] as const
const long = [
  {
    text: '《药品经营许可证》将于 7 天后到期，到期后无法提交订单，请尽快在「资质证照」中上传新证并等待审核',
    tone: 'warning',
    action: { text: '更新证照', href: '#zzzj' },
  },
] as const

export const Closed: Story = { render: () => <Shows list={none} /> }

export const WithAction: Story = { render: () => <Shows list={one} /> }

export const Several: Story = { render: () => <Shows list={many} /> }

export const LongWords: Story = { render: () => <Shows list={long} /> }

const refused = [{ text: '订单未提交：《药品经营许可证》已过期，请更新后再提交', tone: 'warning' }] as const

/** For the page: how it is not used. */
export const MustBeRead: Story = { tags: ['!dev'], render: () => <Shows list={refused} /> }
