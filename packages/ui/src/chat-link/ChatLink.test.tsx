import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ChatLink } from './ChatLink'
import * as exported from './index'

const QQ = ['800010001', '800010002']
const src = 'https://chat.example/?username=kangmin&token=ticket'

function show(props: Partial<Parameters<typeof ChatLink>[0]> = {}) {
  const requestSrc = vi.fn(async () => src)
  render(<ChatLink canChat qqNumbers={QQ} requestSrc={requestSrc} {...props} />)
  return { requestSrc, user: userEvent.setup() }
}

test('[CH-17 1] whoever can chat gets the chat in a dialog, its address asked for when it is opened', async () => {
  const { requestSrc, user } = show()
  expect(requestSrc).not.toHaveBeenCalled()
  expect(screen.queryByRole('link')).toBeNull()
  await user.click(screen.getByRole('button', { name: '在线客服' }))
  const frame = await screen.findByTitle('在线客服对话')
  expect(frame.getAttribute('src')).toBe(src)
  expect(screen.getByRole('dialog', { name: '在线客服' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '在线客服' }))
})

test('[CH-17] opened again it asks for a fresh address', async () => {
  const { requestSrc, user } = show()
  await user.click(screen.getByRole('button', { name: '在线客服' }))
  await screen.findByTitle('在线客服对话')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: '在线客服' }))
  await screen.findByTitle('在线客服对话')
  expect(requestSrc).toHaveBeenCalledTimes(2)
})

test('[CH-17] only a chat of another origin keeps its own; the page’s own origin stays out of a frame with scripts', async () => {
  const sandboxes = []
  for (const address of [src, '/chat/window?token=ticket']) {
    const { user } = show({ requestSrc: async () => address })
    await user.click(screen.getByRole('button', { name: '在线客服' }))
    sandboxes.push((await screen.findByTitle('在线客服对话')).getAttribute('sandbox')?.split(' '))
    cleanup()
  }
  const [other, own] = sandboxes
  expect(other).toContain('allow-same-origin')
  expect(own).not.toContain('allow-same-origin')
  expect(own).toEqual(expect.arrayContaining(['allow-scripts', 'allow-top-navigation-by-user-activation']))
})

test('[CH-17] when it cannot be reached it says so and tries again on a press', async () => {
  const requestSrc = vi.fn().mockRejectedValueOnce(new Error('busy')).mockResolvedValueOnce(src)
  const { user } = show({ requestSrc })
  await user.click(screen.getByRole('button', { name: '在线客服' }))
  expect((await screen.findByRole('alert')).textContent).toContain('暂时无法连接客服')
  await user.click(screen.getByRole('button', { name: '重新连接' }))
  expect((await screen.findByTitle('在线客服对话')).getAttribute('src')).toBe(src)
})

test('[CH-17 4] otherwise there are two QQ links', () => {
  show({ canChat: false })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    expect.stringContaining('uin=800010001'),
    expect.stringContaining('uin=800010002'),
  ])
})

test('[CH-17] an empty QQ number is left out', () => {
  show({ canChat: false, qqNumbers: ['800010001', ''] })
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

// axe looks into frames by messages, which the test's DOM has none of; the story looks at the chat itself.
test('axe, while connecting', async () => {
  const { user } = show({ requestSrc: () => new Promise<string>(() => {}) })
  await user.click(screen.getByRole('button', { name: '在线客服' }))
  await screen.findByText('正在连接客服…')
  await expectAccessible(screen.getByRole('dialog'))
})

test('labels replace the words of the button and of the dialog', async () => {
  const { user } = show({
    labels: { chat: 'Chat', connecting: 'Connecting' },
    requestSrc: () => new Promise(() => {}),
  })
  await user.click(screen.getByRole('button', { name: 'Chat' }))
  expect(await screen.findByText('Connecting')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Chat' })).toBeTruthy()
})

const sample = { qqNumbers: QQ, requestSrc: async () => src }

describe('with a chat', () => {
  testConformance(exported, { ChatLink: { props: { ...sample, canChat: true } } })
})

describe('without a chat', () => {
  testConformance(exported, { ChatLink: { props: { ...sample, canChat: false } } })
})
