import type { Meta, StoryObj } from '@storybook/react-vite'
import { TICKET } from '@yaoji/domain'
import { Button } from '../button'
import { ticketForStory } from './fixtures'
import { TicketPanel } from './TicketPanel'

const meta = {
  title: 'Order/TicketPanel',
  component: TicketPanel,
  args: { ticket: ticketForStory(), children: <Button>问题已解决</Button> },
} satisfies Meta<typeof TicketPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Finished: Story = {
  args: { ticket: ticketForStory({ status: TICKET.finished, status_text: '待确认' }) },
}

export const Closed: Story = {
  args: {
    ticket: ticketForStory({ status: TICKET.closed, status_text: '已关闭', products: [] }),
    children: null,
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
