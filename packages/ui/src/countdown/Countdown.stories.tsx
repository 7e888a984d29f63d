import type { Meta, StoryObj } from '@storybook/react-vite'
import { useServerClock } from '@yaoji/hooks'
import { Countdown } from './Countdown'
import { TimeLeft } from './TimeLeft'

const now = 1_805_000_000

const meta = {
  title: 'Goods/Countdown',
  component: Countdown,
  args: { end: now + 2 * 3600 + 5 * 60 + 9, now },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

export const Boxes: Story = {}

export const Days: Story = { args: { end: now + 3 * 86_400 + 60 } }

export const AsText: Story = { args: { variant: 'text', end: now + 26 * 60 + 4 } }

export const Urgent: Story = { args: { variant: 'text', end: now + 94 } }

export const Ended: Story = { args: { end: now - 10, labels: { ended: '本场已结束' } } }

export const Ticking: Story = {
  render: args => <Ticks {...args} />,
}

function Ticks({ end, now: begin }: { end: number; now: number }) {
  return <Countdown end={end} now={useServerClock(begin) ?? begin} />
}

/** With what ends, by the clock of the service. */
export const WithText: Story = {
  render: ({ end, now: timestamp }) => (
    <TimeLeft
      framed
      text="距本月结束"
      end={end + 3 * 86_400}
      timestamp={timestamp}
      receivedAt={new Date()}
      onEnd={() => {}}
    />
  ),
}
