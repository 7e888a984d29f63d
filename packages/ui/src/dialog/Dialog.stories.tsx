import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button'
import { Dialog, type DialogProps } from './Dialog'

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: {
    title: '开票资料',
    description: '资料用于开具电子发票，修改后需重新审核。',
    children: '福州市鼓楼区人民路大药房有限公司，税号 91350100MA2XXXXX3D',
    footer: <Button variant="primary">保存</Button>,
    defaultOpen: true,
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Small: Story = { args: { size: 's', description: undefined, title: '选择门店' } }

/** For the page: how it is not written. */
export const VagueWords: Story = {
  tags: ['!dev'],
  args: { title: '提示', footer: <Button variant="primary">确定</Button> },
}

export const TooLong: Story = {
  args: {
    size: 'l',
    title: '药品退换货说明（自营与第三方仓库、冷藏药品、含麻黄碱类复方制剂适用，二〇二七年三月修订版）',
    children: (
      <ol style={{ display: 'grid', gap: 12 }}>
        {Array.from({ length: 40 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the clauses have no other name than their number
          <li key={index}>
            第 {index + 1} 条　除质量问题外，药品一经售出，不予退换；收货时请当场核对批号与效期。
          </li>
        ))}
      </ol>
    ),
  },
}

export const Closed: Story = {
  args: { defaultOpen: false },
  render: args => <Opened {...args} />,
}

function Opened(args: DialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>修改开票资料</Button>
      <Dialog {...args} open={open} onOpenChange={setOpen} />
    </>
  )
}
