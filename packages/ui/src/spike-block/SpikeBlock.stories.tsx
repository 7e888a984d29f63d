import type { Meta, StoryObj } from '@storybook/react-vite'
import { SPIKE_NOON, spikeForStory } from './fixtures'
import { SpikeBlock } from './SpikeBlock'

const meta = {
  title: 'Page/SpikeBlock',
  component: SpikeBlock,
  args: {
    sessions: spikeForStory,
    timestamp: SPIKE_NOON,
    hrefOf: ({ id }) => `#goods-${id}`,
    actionHref: action => `#${action}`,
    moreHref: '#mrtj',
  },
} satisfies Meta<typeof SpikeBlock>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}

export const Coming: Story = { args: { timestamp: SPIKE_NOON - 5 * 3600 } }

export const Over: Story = { args: { timestamp: SPIKE_NOON + 6 * 3600 } }

export const LastMinute: Story = { args: { timestamp: SPIKE_NOON + 2 * 3600 - 45 } }

export const OneSession: Story = { args: { sessions: spikeForStory.slice(1, 2) } }

export const Visitor: Story = {
  args: {
    sessions: spikeForStory.map(session => ({
      ...session,
      list: session.list.map(one => ({
        ...one,
        goods: { ...one.goods, buy_state: 'login', price: undefined, market_price: undefined },
      })),
    })),
  },
}

export const Few: Story = {
  args: { sessions: spikeForStory.map(session => ({ ...session, list: session.list.slice(0, 2) })) },
}

const [running] = spikeForStory.slice(1)

/** One every two hours of the day. */
export const ManySessions: Story = {
  args: {
    sessions: Array.from({ length: 12 }, (_, at) => ({
      id: at + 1,
      name: `${String(2 * at).padStart(2, '0')}:00 场`,
      begin_timestamp: SPIKE_NOON + (2 * at - 12) * 3600,
      end_timestamp: SPIKE_NOON + (2 * at - 10) * 3600,
      list: running?.list ?? [],
    })),
  },
}

export const LongWords: Story = {
  args: {
    sessions: spikeForStory.map(session => ({
      ...session,
      name: `${session.name}（冷链与含麻黄碱类复方制剂专场）`,
      list: session.list.map(each => ({
        ...each,
        number: 999_999_999,
        goods: {
          ...each.goods,
          name: '注射用重组人干扰素α2b（假单胞菌）注射用重组人干扰素α2b（假单胞菌）',
          price: '999999.99',
          market_price: '1299999.99',
        },
      })),
    })),
  },
}

export const Loading: Story = { args: { sessions: null } }

export const NoSession: Story = { name: 'Without a session nothing is shown', args: { sessions: [] } }
