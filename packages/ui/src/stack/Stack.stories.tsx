import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../panel'
import { Stack } from './Stack'

const meta = {
  title: 'Page/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Panel title="联系人">王药师，13800000001</Panel>
        <Panel title="登录密码">上次修改 2026-10-08</Panel>
        <Panel title="登录设备">2 台</Panel>
      </>
    ),
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Close: Story = { args: { gap: 1 } }

export const Wide: Story = { args: { gap: 6 } }
