import { render, screen } from '@testing-library/react'
import { createRef, forwardRef } from 'react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { Link, type LinkProps, LinkProvider } from './Link'

const AppLink = forwardRef<HTMLAnchorElement, LinkProps>(function AppLink({ href, ...rest }, ref) {
  return <a {...rest} ref={ref} href={`/shop${href}`} />
})

test.each([
  ['without a provider a link is a plain one', undefined, '/cart'],
  ['below a provider it is the application’s', AppLink, '/shop/cart'],
])('%s, with every prop and the ref', (_title, link, href) => {
  const ref = createRef<HTMLAnchorElement>()
  const cart = (
    <Link ref={ref} href="/cart" className="mine" style={{ color: 'red' }} id="cart" data-mine="yes">
      购物车
    </Link>
  )
  render(link ? <LinkProvider link={link}>{cart}</LinkProvider> : cart)
  const shown = screen.getByRole('link', { name: '购物车' })
  expect(ref.current).toBe(shown)
  expect(shown.getAttribute('href')).toBe(href)
  expect([shown.className, shown.id, shown.dataset.mine, shown.style.color]).toEqual([
    'mine',
    'cart',
    'yes',
    'red',
  ])
})

test('the nearest provider is the one that counts', () => {
  render(
    <LinkProvider link={() => <a href="/outer">外</a>}>
      <LinkProvider link={AppLink}>
        <Link href="/cart">购物车</Link>
      </LinkProvider>
    </LinkProvider>,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/shop/cart')
})

test('axe', async () => {
  const { container } = render(<Link href="/cart">购物车</Link>)
  await expectAccessible(container)
})

testConformance(exported, {
  Link: 'it has no looks of its own, the tests above ask the rest',
  LinkProvider: 'it renders its children',
})
