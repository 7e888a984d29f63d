import type { Meta, StoryObj } from '@storybook/react-vite'
import { forwardRef, useState } from 'react'
import { LinkButton } from '../button'
import { Link, type LinkProps, LinkProvider } from './Link'

const meta = {
  title: 'Chrome/Link',
  component: Link,
  args: { href: '#cart', children: '购物车' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const ThroughARouter: Story = { render: () => <Shop /> }

/** A router in one line: it shows the address that was pressed, and the browser loads nothing. */
function Shop() {
  const [address, setAddress] = useState('/')
  const [AppLink] = useState(() =>
    forwardRef<HTMLAnchorElement, LinkProps>(function AppLink({ href, onClick, ...rest }, ref) {
      return (
        <a
          {...rest}
          ref={ref}
          href={href}
          onClick={event => {
            onClick?.(event)
            event.preventDefault()
            setAddress(href)
          }}
        />
      )
    }),
  )
  return (
    <LinkProvider link={AppLink}>
      <p>当前地址：{address}</p>
      <p style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        <Link href="/list">全部药品</Link>
        <LinkButton href="/cart">购物车</LinkButton>
      </p>
    </LinkProvider>
  )
}
