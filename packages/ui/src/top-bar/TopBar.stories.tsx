import type { Meta, StoryObj } from '@storybook/react-vite'
import { qrForStory } from '../app-qr/fixtures'
import { StoreMenu } from '../store-menu'
import { storeForStory } from '../store-table/fixtures'
import { topBarHrefsForStory } from './fixtures'
import { TopBar } from './TopBar'

const meta = {
  title: 'Chrome/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    hrefs: topBarHrefsForStory,
    user: { company: '福州市鼓楼区康民大药房有限公司' },
    onLogout: () => {},
    onAddToDesktop: () => {},
    app: { app_qr: qrForStory, app_url: '#app' },
  },
  decorators: [
    Story => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TopBar>

export default meta
type Story = StoryObj<typeof meta>

export const Buyer: Story = {}

export const WithStores: Story = {
  args: {
    switcher: (
      <StoreMenu stores={[storeForStory(1, { is_current: 1 }), storeForStory(2)]} onSwitch={() => {}} />
    ),
  },
}

export const Visitor: Story = { args: { user: { company: '' } } }

export const NotKnownYet: Story = { args: { user: null } }

export const OnTheIndex: Story = { args: { onIndex: true } }

export const LoggingOut: Story = { args: { busy: true } }

export const LongCompany: Story = {
  args: {
    user: { company: '中国医药集团福建省福州市鼓楼区东街口街道社区卫生服务中心第三门诊部（分支机构）' },
  },
}

export const Unfolded: Story = {
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvas, userEvent }) {
    const more = canvas.queryByRole('button', { name: '更多' })
    if (more) await userEvent.click(more)
  },
}
