import type { Meta, StoryObj } from '@storybook/react-vite'
import { qrForStory } from '../app-qr/fixtures'
import { LoginHeader } from './LoginHeader'

const meta = {
  title: 'Chrome/LoginHeader',
  component: LoginHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '欢迎登录',
    homeHref: '/',
    onAddToDesktop: () => {},
    app: { app_qr: qrForStory, app_url: '#app' },
    hotline: '400-800-0591',
  },
} satisfies Meta<typeof LoginHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Plain: Story = { args: { title: '注册会员', app: undefined, hotline: '' } }

/** Code and hotline are still loading. */
export const Pending: Story = { args: { app: undefined, hotline: '', pending: true } }

/** The mark and the name of another shop. */
export const OtherLogo: Story = {
  args: { logo: <b>Animal Supply</b>, labels: { home: 'Animal Supply' } },
}

export const LongTitle: Story = { args: { title: '企业资质变更与采购授权委托书重新提交' } }
