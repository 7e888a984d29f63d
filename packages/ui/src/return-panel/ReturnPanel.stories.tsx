import type { Meta, StoryObj } from '@storybook/react-vite'
import { RETURN } from '@yaoji/domain'
import { Button } from '../button'
import { refundedReturnForStory, returnForStory, sendBackForStory } from './fixtures'
import { ReturnPanel } from './ReturnPanel'
import { SendBackNotice } from './SendBackNotice'

const meta = {
  title: 'Order/ReturnPanel',
  component: ReturnPanel,
  args: { orderReturn: returnForStory(), children: <Button>撤销申请</Button> },
} satisfies Meta<typeof ReturnPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ToSendBack: Story = {
  args: { next: <SendBackNotice send_back={sendBackForStory} printHref="#print" />, children: null },
}

export const Refunded: Story = { args: { orderReturn: refundedReturnForStory, children: null } }

export const Rejected: Story = {
  args: {
    orderReturn: returnForStory({ status: RETURN.rejected, status_text: '已驳回' }),
    children: null,
  },
}

export const LongWords: Story = {
  args: { orderReturn: returnForStory({ text: '外箱受潮，内包装粘连，'.repeat(20) }) },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
