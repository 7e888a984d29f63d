import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../panel'
import { ReturnFormForStory, TicketFormForStory } from './fixtures'
import { RequestFrame, RequestList, RequestSkeleton } from './RequestList'

const meta = {
  title: 'Order/OrderRequests',
  component: RequestList,
  args: {
    orderHref: '#order',
    open: true,
    blocked: { title: '现在不能申请退换货', text: '' },
    newText: '再申请一笔退换货',
    asking: false,
    onAskingChange: () => {},
    form: (_close, onCancel) => <ReturnFormForStory onCancel={onCancel} />,
    children: [<Panel key="1" title="退货退款 YJ26112200000018-T1" />],
  },
} satisfies Meta<typeof RequestList>

export default meta
type Story = StoryObj<typeof meta>

/** One was requested; a button leads to another one. */
export const Default: Story = {}

/** Nothing was requested: the form is there at once. */
export const First: Story = { args: { children: [] } }

export const Asking: Story = { args: { asking: true } }

const blocked = { title: '现在不能申请退换货', text: '商品还没有发货。' }

export const Blocked: Story = { args: { open: false, blocked } }

export const Nothing: Story = { args: { open: false, blocked, children: [] } }

export const Ticket: Story = { render: () => <TicketFormForStory /> }

export const WrongTicket: Story = {
  render: () => <TicketFormForStory errors={{ text: '请填写需要什么', file_ids: '最多 5 个文件' }} />,
}

export const WrongReturn: Story = {
  render: () => (
    <ReturnFormForStory errors={{ reason: '请选择原因', lines: '请填写退货数量', file_ids: '请上传照片' }} />
  ),
}

export const One: Story = {
  render: () => (
    <RequestFrame orderHref="#order" allHref="#all">
      <Panel title="退货退款 YJ26112200000018-T1" />
    </RequestFrame>
  ),
}

export const Loading: Story = { render: () => <RequestSkeleton title="退换货申请" /> }

export const Dark: Story = { args: { asking: true }, globals: { theme: 'dark' } }

export const Narrow: Story = {
  args: { asking: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
