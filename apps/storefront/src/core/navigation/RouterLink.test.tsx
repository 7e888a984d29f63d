import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { PrefetchProvider } from './prefetch'
import { RouterLink } from './RouterLink'

function open(href: string, props: { target?: string; onClick?: (event: React.MouseEvent) => void } = {}) {
  const prefetch = vi.fn()
  const { place, Shop } = fakeShop({}, { at: '/list' })
  render(
    <Shop>
      <PrefetchProvider value={prefetch}>
        <RouterLink href={href} {...props}>
          去那里
        </RouterLink>
      </PrefetchProvider>
    </Shop>,
  )
  return { place, prefetch, link: screen.getByRole('link') }
}

/** Clicks, and returns whether the browser would follow the link itself. */
function isFollowed(link: HTMLElement): boolean {
  let followed = false
  function check(event: Event) {
    followed = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', check, { once: true })
  fireEvent.click(link)
  return followed
}

test('a link to a page opens it without loading the shop again', () => {
  const { link, place } = open('/cart?filter=3#top')
  expect(isFollowed(link)).toBe(false)
  expect(place.now).toBe('/cart?filter=3#top')
})

test.each([
  '/api/file/7',
  '/pay/gateway/P9',
  '/pictures/7.svg',
  '//other.example',
  'https://other.example',
  'tel:400',
  '#top',
])('the browser opens %s itself', href => {
  const { link, place, prefetch } = open(href)
  expect(isFollowed(link)).toBe(true)
  fireEvent.pointerEnter(link)
  expect(place.now).toBe('/list')
  expect(prefetch).not.toHaveBeenCalled()
})

test('the browser opens a page for another window itself', () => {
  const { link, place } = open('/cart', { target: '_blank' })
  expect(isFollowed(link)).toBe(true)
  expect(place.now).toBe('/list')
})

test('a click that the page has handled opens nothing', () => {
  const { link, place } = open('/cart', { onClick: event => event.preventDefault() })
  fireEvent.click(link)
  expect(place.now).toBe('/list')
})

test.each([
  ['hover', (link: HTMLElement) => fireEvent.pointerEnter(link)],
  ['focus', (link: HTMLElement) => fireEvent.focus(link)],
])('%s loads the code of the page', (_what, touch) => {
  const { link, prefetch } = open('/cart')
  expect(prefetch).not.toHaveBeenCalled()
  touch(link)
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/cart')
})
