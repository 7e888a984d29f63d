import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { groupsForStory } from './fixtures'
import * as exported from './index'
import { SideTree, type SideTreeGroup } from './SideTree'

const group = (name: string) => screen.queryByRole('list', { name })
const toggle = (name: string) => screen.getByRole('button', { name })

/** The fixture with another current page. */
function groupsAt(url: string | null): SideTreeGroup[] {
  return groupsForStory.map(each => ({
    ...each,
    children: each.children.map(link => ({ ...link, current: link.url === url ? 'page' : undefined })),
  }))
}

test('links are in the list of their group, and the current page is marked', async () => {
  const { container } = render(<SideTree groups={groupsForStory} />)
  const pay = within(group('支付与配送') as HTMLElement)
  expect(pay.getAllByRole('link').map(link => link.textContent)).toEqual(['订单支付', '货物配送', '药品退换'])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('订单支付')
  await expectAccessible(container)
})

test('only the group of the current page is open, and the keyboard opens another', async () => {
  const user = userEvent.setup()
  const { container } = render(<SideTree groups={groupsForStory} collapsible />)
  expect(group('支付与配送')).toBeTruthy()
  expect(group('关于我们')).toBeNull()
  toggle('关于我们').focus()
  await user.keyboard('{Enter}')
  expect(within(group('关于我们') as HTMLElement).getByRole('link', { name: '联系我们' })).toBeTruthy()
  await user.keyboard(' ')
  expect(group('关于我们')).toBeNull()
  await expectAccessible(container)
})

test('without a current page all groups are closed', () => {
  render(<SideTree groups={groupsAt(null)} collapsible />)
  expect(screen.queryAllByRole('list')).toEqual([])
})

test('the group of a page that becomes current opens, also when it was closed by hand', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<SideTree groups={groupsAt('#ddzf')} collapsible />)
  await user.click(toggle('支付与配送'))
  rerender(<SideTree groups={groupsAt('#lxwm')} collapsible />)
  expect(group('关于我们')).toBeTruthy()
  expect(group('支付与配送')).toBeNull()
  rerender(<SideTree groups={groupsAt('#ddzf')} collapsible />)
  expect(group('支付与配送')).toBeTruthy()
})

test('a button opens it on a phone, and following a link closes it', async () => {
  const user = userEvent.setup()
  render(<SideTree groups={groupsForStory} />)
  await user.click(toggle('目录'))
  expect(toggle('目录').getAttribute('aria-expanded')).toBe('true')
  await user.click(screen.getByRole('link', { name: '货物配送' }))
  expect(toggle('目录').getAttribute('aria-expanded')).toBe('false')
})

describe('the box', () => {
  /** The box is from 100 to 500 px; the current link is where the test says: jsdom lays nothing out. */
  function layOut(link: { top: number; bottom: number }) {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const { top, bottom } = this.ariaCurrent === 'page' ? link : { top: 100, bottom: 500 }
      return new DOMRect(0, top, 200, bottom - top)
    })
  }

  test.each([
    ['above it', { top: 60, bottom: 90 }, -40],
    ['in it', { top: 200, bottom: 230 }, 0],
    ['below it', { top: 510, bottom: 540 }, 40],
  ])('scrolls to the current page %s, and no further', (_, link, scrolled) => {
    layOut(link)
    const { container } = render(<SideTree groups={groupsForStory} />)
    const boxes = [...container.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop !== 0)
    expect(boxes.map(({ scrollTop }) => scrollTop)).toEqual(scrolled === 0 ? [] : [scrolled])
  })
})

test('labels replace the name of the navigation and of the button', () => {
  render(<SideTree groups={[]} labels={{ navigation: 'Help', toggle: 'Contents' }} />)
  expect(screen.getByRole('navigation', { name: 'Help' })).toBeTruthy()
  expect(toggle('Contents')).toBeTruthy()
})

testConformance(exported, { SideTree: { props: { groups: groupsForStory } } })
