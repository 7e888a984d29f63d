import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { KeyPagination, LoadMore, Pagination } from './Pagination'

const meta = {
  title: 'Search/Pagination',
  component: Pagination,
  args: { page: 6, last_page: 42, pageHref: page => `#page-${page}` },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const First: Story = { args: { page: 1 } }

export const Last: Story = { args: { page: 42 } }

export const Few: Story = { args: { page: 2, last_page: 3 } }

export const OnePageOnly: Story = { args: { page: 1, last_page: 1 } }

export const TooMany: Story = { args: { page: 98_765, last_page: 100_000 } }

export const WithoutAddresses: Story = {
  args: { pageHref: undefined },
  render: args => <ByPress last_page={args.last_page} />,
}

function ByPress({ last_page }: { last_page: number }) {
  const [page, setPage] = useState(3)
  return <Pagination page={page} last_page={last_page} onPageChange={setPage} />
}

export const ByKey: Story = { render: () => <KeyPagination onNext={() => {}} /> }

export const More: Story = {
  render: () => <LoadMore shown={40} total={1286} more onMore={() => {}} />,
}

export const MoreOnItsWay: Story = {
  render: () => <LoadMore shown={40} total={1286} more loading onMore={() => {}} />,
}

export const AllShown: Story = { render: () => <LoadMore shown={86} more={false} onMore={() => {}} /> }
