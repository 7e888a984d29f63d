import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppQr } from './AppQr'
import { qrForStory } from './fixtures'

const meta = {
  title: 'Chrome/AppQr',
  component: AppQr,
  args: { app_qr: qrForStory, app_url: '#app' },
  decorators: [
    Story => (
      <div style={{ width: 180, minHeight: 240, display: 'grid', placeContent: 'start end' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AppQr>

export default meta
type Story = StoryObj<typeof meta>

const open: NonNullable<Story['play']> = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button'))

export const Closed: Story = {}

export const Open: Story = { play: open }

export const WithoutPicture: Story = { args: { app_qr: '' }, play: open }

export const WithoutApp: Story = { args: { app_url: '' }, play: open }

export const LongWords: Story = {
  args: {
    labels: {
      trigger: '下载药集采购手机客户端',
      hint: '用手机扫一扫，下载药集采购手机客户端，随时查看订单、批号与到货回执',
    },
  },
  play: open,
}
