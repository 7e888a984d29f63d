import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../text-field'
import { CodeField } from './CodeField'

const press: NonNullable<Story['play']> = async ({ canvasElement }) => {
  canvasElement.querySelector('button')?.click()
}

const meta = {
  title: 'Form/CodeField',
  component: CodeField,
  args: { name: 'code', send: async () => ({ wait_seconds: 60, valid_seconds: 300 }) },
  decorators: [
    Story => (
      <form noValidate style={{ display: 'grid', gap: 16, maxWidth: 360 }}>
        <TextField label="手机号" name="phone" size="l" required defaultValue="13800000001" />
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The code is on its way; the next one can be sent after the wait. */
export const Sent: Story = { play: press }

export const Sending: Story = { args: { send: () => new Promise(() => {}) }, play: press }

export const Refused: Story = {
  args: {
    send: () =>
      Promise.reject(Object.assign(new Error('今天的验证码已用完，请明天再试'), { kind: 'refused' })),
  },
  play: press,
}

export const WrongCode: Story = { args: { error: '验证码不正确，请重新输入', defaultValue: '135790' } }

export const WithoutNumber: Story = { args: { phoneOf: () => null }, play: press }

export const Dark: Story = { args: { error: '验证码已过期，请重新获取' }, globals: { theme: 'dark' } }
