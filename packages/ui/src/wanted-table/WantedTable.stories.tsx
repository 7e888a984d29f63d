import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, LinkButton } from '../button'
import { Empty } from '../empty'
import { TextLink } from '../text-link'
import { ToastProvider } from '../toast'
import { wantedForStory, wantedReplyForStory } from './fixtures'
import { WantedActions } from './WantedActions'
import { WantedDetail } from './WantedDetail'
import { WantedReply } from './WantedReply'
import { WantedTable, type WantedTableProps } from './WantedTable'
import type { WantedReplyData, WantedRequest } from './wantedTypes'

const renderReply = (reply: WantedReplyData) => (
  <WantedReply reply={reply}>
    <TextLink href="#goods">查看商品</TextLink>
  </WantedReply>
)

const meta = {
  title: 'Service/WantedTable',
  component: WantedTable<WantedRequest>,
  args: {
    requests: [
      wantedForStory({
        id: 2,
        status: 30,
        status_text: '已上架',
        replies: [wantedReplyForStory({ goods_id: 9 })],
      }),
      wantedForStory(),
      wantedForStory({ id: 3, status: 10, status_text: '待处理', ypgg: '', sccj: '', replies: [] }),
    ],
    hrefOf: () => '#wanted',
    renderReply,
  },
} satisfies Meta<WantedTableProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { args: { requests: undefined } }

export const Refreshing: Story = { args: { refreshing: true } }

export const Nothing: Story = {
  args: {
    requests: [],
    empty: (
      <Empty
        title="还没有求购"
        text="商城没有的品种，写下名称和数量，采购部门会为您寻找并报价。"
        actions={<LinkButton href="#add">新增求购</LinkButton>}
      />
    ),
  },
}

export const One: Story = { args: { requests: [wantedForStory()] } }

export const VeryMany: Story = {
  args: {
    requests: Array.from({ length: 20 }, (_, at) => wantedForStory({ id: at + 1, replies: [] })),
  },
}

export const LongWords: Story = {
  args: {
    requests: [
      wantedForStory({
        name: '注射用重组人粒细胞巨噬细胞刺激因子（预灌封注射器包装，含注射用水与一次性针头）',
        ypgg: '300μg×1支＋1ml 注射用水×1支＋一次性注射针 25G×1支/盒',
        sccj: '厦门特宝生物工程股份有限公司（委托生产：上海某某生物制品有限责任公司第二分厂）',
      }),
    ],
  },
}

export const Detail: Story = {
  render: () => (
    <WantedDetail
      request={wantedForStory()}
      actions={<Button variant="primary">接受报价</Button>}
      renderReply={renderReply}
    />
  ),
}

export const DetailNoReply: Story = {
  render: () => (
    <WantedDetail
      request={wantedForStory({ status: 10, status_text: '待处理', replies: [] })}
      renderReply={renderReply}
    />
  ),
}

export const DetailQuoteOver: Story = {
  render: () => <WantedDetail request={wantedForStory()} quoteOver renderReply={renderReply} />,
}

export const DetailLoading: Story = {
  render: () => <WantedDetail request={undefined} renderReply={renderReply} />,
}

export const DetailActions: Story = {
  render: () => (
    <ToastProvider>
      <WantedDetail
        request={wantedForStory()}
        actions={
          <WantedActions
            request={{ ...wantedForStory(), actions: ['accept', 'close'] }}
            onAccept={async () => {}}
            onClose={async () => {}}
          />
        }
        renderReply={renderReply}
      />
    </ToastProvider>
  ),
}

export const Dark: Story = { globals: { theme: 'dark' } }
