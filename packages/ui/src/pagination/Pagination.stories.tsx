import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { KeyPagination } from './KeyPagination'
import { LoadMore } from './LoadMore'
import { Pagination } from './Pagination'

const meta = {
  title: 'Search/Pagination',
  component: Pagination,
  args: { page: 6, pageCount: 42, hrefOf: page => `#page-${page}` },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const First: Story = { args: { page: 1 } }

export const Last: Story = { args: { page: 42 } }

export const Few: Story = { args: { page: 2, pageCount: 3 } }

export const OnePageOnly: Story = { args: { page: 1, pageCount: 1 } }

export const TooMany: Story = { args: { page: 98_765, pageCount: 100_000 } }

export const WithoutAddresses: Story = {
  args: { hrefOf: undefined },
  render: args => <ByPress pageCount={args.pageCount} />,
}

function ByPress({ pageCount }: { pageCount: number }) {
  const [page, setPage] = useState(3)
  return <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
}

export const ByKey: Story = { render: () => <KeyPagination onNext={() => {}} /> }

export const More: Story = {
  render: () => <LoadMore shown={40} total={1286} more onMore={() => {}} />,
}

export const MoreOnItsWay: Story = {
  render: () => <LoadMore shown={40} total={1286} more loading onMore={() => {}} />,
}

export const AllShown: Story = { render: () => <LoadMore shown={86} more={false} onMore={() => {}} /> }
