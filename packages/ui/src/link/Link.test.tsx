import { render, screen } from '@testing-library/react'
import { createRef, forwardRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { Link, type LinkProps, LinkProvider } from './Link'
import { isSafeHref } from './safeHref'

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

const UNSAFE = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  '\n\tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'j\ra\nv\ta\0script:alert(1)',
  '\u0001javascript:alert(1)',
  '\u001fjavascript:alert(1)',
  'javascript\n:alert(1)',
  'javascript://shop.test/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  ' DATA:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'VBScript:msgbox(1)',
  'view-source:javascript:alert(1)',
  'feed:javascript:alert(1)',
  'jar:javascript:alert(1)!/',
  'filesystem:https://shop.test/temporary/a.html',
]

const SAFE = [
  '',
  '/cart',
  '/search?keywords=a:b',
  'list/info/7',
  './list',
  '?page=2',
  '#说明:一',
  '//pictures.shop.test/1.png',
  'https://shop.test/javascript:alert(1)',
  'HTTP://shop.test',
  'tel:400-820-2026',
  'sms:10690000',
  'mailto:help@shop.test',
  'blob:https://shop.test/1c3f',
]

describe('an address that could run code', () => {
  const listen = () => vi.spyOn(console, 'error').mockImplementation(() => {})

  test.each(UNSAFE)('%j is no link, also through a router, and developers are informed', href => {
    const log = listen()
    expect(isSafeHref(href)).toBe(false)
    render(<Link href={href}>活动</Link>)
    render(
      <LinkProvider link={AppLink}>
        <Link href={href}>活动</Link>
      </LinkProvider>,
    )
    const shown = screen.getAllByText('活动')
    expect(shown.map(link => link.hasAttribute('href'))).toEqual([false, false])
    expect(log).toHaveBeenCalledWith(expect.stringContaining('could run code'))
  })

  test.each(SAFE)('%j is a link', href => {
    const log = listen()
    render(<Link href={href}>活动</Link>)
    expect(screen.getByText('活动').getAttribute('href')).toBe(href)
    expect(log).not.toHaveBeenCalled()
  })
})

test('axe', async () => {
  const { container } = render(<Link href="/cart">购物车</Link>)
  await expectAccessible(container)
})

test('every address that a component renders by itself is checked', () => {
  const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
  const files = Object.entries(sources).filter(
    ([file]) => !/\.(test|stories)\.|\/testing\/|\.\/Link\.tsx/.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const unchecked = files.flatMap(([file, source]) =>
    [...source.matchAll(/<(?:a|area|iframe|embed|object|form)\s[^>]*?\b(?:href|src|data|action)=\{([^}]*)/g)]
      .map(([, value = '']) => value)
      .filter(value => !/^(safeHref\(|`(tel:|#))|^qqHref\(/.test(value))
      .map(value => `${file}: ${value}`),
  )
  expect(unchecked).toEqual([])
})

testConformance(exported, {
  Link: 'it has no looks of its own, the tests above ask the rest',
  LinkProvider: 'it renders its children',
})
