import type { Meta, StoryObj } from '@storybook/react-vite'
import { forwardRef, useState } from 'react'
import { Button } from '../button'
import { useConfirm } from '../confirm'
import { Link, type LinkProps } from '../link'
import { en } from '../locales/en'
import { Price } from '../price'
import { useToast } from '../toast'
import { YaojiProvider } from './YaojiProvider'

const meta = {
  title: 'Setup/Provider',
  component: YaojiProvider,
  args: { children: <Page /> },
  argTypes: { labels: { control: false }, link: { control: false }, times: { control: false } },
} satisfies Meta<typeof YaojiProvider>

export default meta
type Story = StoryObj<typeof meta>

/** A page that asks, says, links and costs. */
function Page({ ask = '清空', question = '确定清空购物车吗？', done = '购物车已清空', link = '购物车' }) {
  const confirm = useConfirm()
  const toast = useToast()
  async function clear() {
    if (await confirm({ text: question, tone: 'danger' })) toast({ text: done })
  }
  return (
    <p style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Button onClick={clear}>{ask}</Button>
      <Link href="#cart">{link}</Link>
      <Price value="1234.5" />
    </p>
  )
}

/** A link of an application: a router would open the page. */
const AppLink = forwardRef<HTMLAnchorElement, LinkProps>(function AppLink({ href, children, ...rest }, ref) {
  const [opened, setOpened] = useState(false)
  return (
    <a
      {...rest}
      ref={ref}
      href={href}
      onClick={event => {
        event.preventDefault()
        setOpened(true)
      }}
    >
      {children}
      {opened && `（${href}）`}
    </a>
  )
})

export const Chinese: Story = {}

export const English: Story = {
  args: {
    labels: en,
    currency: { prefix: '$' },
    children: <Page ask="Empty" question="Empty the cart?" done="The cart is empty" link="Cart" />,
  },
}

export const WithARouter: Story = { args: { link: AppLink } }
