import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ViewedQuery } from '@yaoji/hooks'
import { LinkButton } from '../button'
import { DescriptionList } from '../description-list'
import { Empty } from '../empty'
import { Panel } from '../panel'
import { Skeleton } from '../skeleton'
import { QueryView } from './QueryView'

interface Invoice {
  readonly number: string
  readonly amount: string
}

interface Invoices {
  readonly list: readonly Invoice[]
}

const query: ViewedQuery<Invoices> = {
  data: { list: [{ number: '26314400000012345678', amount: '¥1,204.00' }] },
  error: null,
  refetch: () => {},
}

/** An error as `@yaoji/api-client` throws it. */
const failed = (kind: string, message = '', code = 0): ViewedQuery<Invoices> => ({
  ...query,
  data: undefined,
  error: Object.assign(new Error(message), { kind, code }),
})

const meta = {
  title: 'Page/QueryView',
  component: QueryView<Invoices>,
  args: {
    query,
    pending: <Skeleton variant="rows" count={3} label="正在加载发票" />,
    empty: <Empty size="s" title="还没有发票" text="开票后会列在这里。" />,
    missing: (
      <Empty title="没有找到这张发票" actions={<LinkButton href="#invoices">看全部发票</LinkButton>} />
    ),
    children: ({ list }) => <DescriptionList rows={list.map(({ number, amount }) => [number, amount])} />,
  },
} satisfies Meta<typeof QueryView<Invoices>>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = { args: { query: { ...query, data: undefined } } }

export const Nothing: Story = { args: { query: { ...query, data: { list: [] } } } }

export const Missing: Story = { args: { query: failed('refused', '没有这张发票', 404) } }

export const Failed: Story = { args: { query: failed('busy') } }

export const Offline: Story = { args: { query: failed('offline') } }

export const Timeout: Story = { args: { query: failed('timeout') } }

export const Refused: Story = {
  args: { query: failed('refused', '该企业的证照正在审核，审核通过后才能查看发票。') },
}

export const FailedInAPanel: Story = {
  args: { query: failed('busy'), errorSize: 's' },
  decorators: [
    Story => (
      <Panel title="最近的发票">
        <Story />
      </Panel>
    ),
  ],
}

/** The data stays visible when fetching it again fails. */
export const FailedAgain: Story = { args: { query: { ...query, error: new Error('offline') } } }

export const VeryMany: Story = {
  args: {
    query: {
      ...query,
      data: {
        list: Array.from({ length: 60 }, (_, index) => ({
          number: `2631440000001234${index + 5000}`,
          amount: '¥86.40',
        })),
      },
    },
  },
}

export const Dark: Story = { args: { query: failed('offline') }, globals: { theme: 'dark' } }
