import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PrizeDraw, usePrizeDraw } from '@yaoji/hooks'
import { useState } from 'react'
import { Button } from '../button'
import { ConfirmProvider, useAlert, useConfirm } from '../confirm'
import { coversPage } from '../part/testing/coversPage'
import { DrawPopup } from './DrawPopup'

const prize = { id: 9, is_join: 1, name: '满减券', remarks: '满 500 减 50，2027-04-30 前有效' }

const draw: PrizeDraw = {
  state: 'ready',
  activity: { id: 9, is_join: 0, name: '春季补货抽奖', remarks: '本月首单已完成，您有一次抽奖机会' },
  prize: null,
  start: () => {},
  close: () => {},
  readAgain: () => {},
}

const meta = {
  title: 'Feedback/DrawPopup',
  component: DrawPopup,
  parameters: coversPage,
  args: { draw },
} satisfies Meta<typeof DrawPopup>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** For the page: how it is not written. */
export const VagueWords: Story = {
  tags: ['!dev'],
  args: {
    draw: {
      ...draw,
      activity: { id: 9, is_join: 0, name: '惊喜大转盘', remarks: '百万好礼等您来拿，手慢无' },
    },
  },
}

export const Drawing: Story = { args: { draw: { ...draw, state: 'drawing' } } }

export const ReadAgain: Story = { args: { draw: { ...draw, state: 'reading', prize } } }

export const Hidden: Story = { args: { draw: { ...draw, state: 'hidden' } } }

export const LongWords: Story = {
  args: {
    draw: {
      ...draw,
      state: 'reading',
      activity: {
        ...draw.activity,
        id: 9,
        is_join: 1,
        name: '「百子柜」春季补货季・冷链与血液制品专场会员抽奖',
        remarks: '',
      },
      prize: {
        ...prize,
        name: '福建省医药物流中心冷藏药品专线免运费券与温湿度记录仪租用抵扣券组合礼包',
        remarks: '满 3000 元可用，限福州仓，自领取之日起 30 日内有效，逾期作废，不与其他优惠同享',
      },
    },
  },
}

/** With calls that answer as the service does. */
export const WholeWay: Story = {
  decorators: [
    Story => (
      <ConfirmProvider>
        <Story />
      </ConfirmProvider>
    ),
  ],
  render: () => <Draws />,
}

function Draws() {
  const confirm = useConfirm()
  const alert = useAlert()
  const [open, setOpen] = useState(false)
  const live = usePrizeDraw({
    enabled: open,
    ask: async () => draw.activity,
    draw: async () => prize,
    confirmClose: (text, signal) => confirm({ text, signal, confirmText: '关闭', cancelText: '继续等待' }),
    onDrawn: (_prize, text) => void alert({ text }),
    onError: () => {},
  })
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button onClick={() => setOpen(true)}>抽奖</Button>
      <Button onClick={live.readAgain}>查看中奖结果</Button>
      <DrawPopup draw={live} />
    </div>
  )
}
