import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ChatLink } from './ChatLink'

/** A chat of the page's own origin, as one behind the shop's own address would be. */
async function chatSrc() {
  const html =
    '<!doctype html><html lang="zh-CN"><title>客服</title><body><main><h1>客服</h1><p>您好，请问有什么可以帮您？</p></main></body></html>'
  return URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }))
}

const meta = {
  title: 'Chrome/ChatLink',
  component: ChatLink,
  args: { canChat: true, qqNumbers: ['800010001', '800010002'], requestSrc: chatSrc },
  decorators: [
    Story => (
      <div style={{ width: 64, minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatLink>

export default meta
type Story = StoryObj<typeof meta>

const open =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '在线客服' }))
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toMatch(text))
  }

export const CanChat: Story = {}

export const CannotChat: Story = { args: { canChat: false } }

export const OneQq: Story = { args: { canChat: false, qqNumbers: ['800010001', ''] } }

export const Chatting: Story = { play: open(/在线客服/) }

export const Connecting: Story = {
  args: { requestSrc: () => new Promise<string>(() => {}) },
  play: open(/正在连接/),
}

export const NotReached: Story = {
  args: { requestSrc: () => Promise.reject(new Error('busy')) },
  play: open(/暂时无法连接/),
}
