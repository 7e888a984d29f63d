import { expect, test, vi } from 'vitest'
import { layouts } from '../../pages'
import { prefetchPage } from './prefetchPage'

const loads = () => ({
  help: vi.spyOn(layouts, 'help').mockResolvedValue({ default: () => <main /> }),
  member: vi.spyOn(layouts, 'member').mockRejectedValue(new TypeError('Failed to fetch')),
})

test('a link loads the layout of the page to which it leads, whatever follows its path', async () => {
  const { help, member } = loads()
  prefetchPage('/help/xrzn/hyzc?id=302#files')
  expect(help).toHaveBeenCalledOnce()
  expect(member).not.toHaveBeenCalled()
})

test('a layout that cannot be loaded in advance is no error', async () => {
  const { member } = loads()
  prefetchPage('/order')
  await expect(member.mock.results[0]?.value).rejects.toThrow()
})

test.each(['/cart', '', '/no/such/page', '/hdmb?id=1'])('a link to %j loads no layout', href => {
  const { help, member } = loads()
  prefetchPage(href)
  expect(help).not.toHaveBeenCalled()
  expect(member).not.toHaveBeenCalled()
})
