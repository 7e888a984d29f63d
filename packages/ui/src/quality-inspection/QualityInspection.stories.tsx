import type { Meta, StoryObj } from '@storybook/react-vite'
import { QualityInspection } from './QualityInspection'

const meta = {
  title: 'Chrome/QualityInspection',
  component: QualityInspection,
  args: {
    quality_inspection: { quality_inspection_url: '#quality', msg: '' },
    onMessage: () => {},
  },
  decorators: [
    Story => (
      <div style={{ width: 64 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QualityInspection>

export default meta
type Story = StoryObj<typeof meta>

export const Link: Story = {}

export const Message: Story = {
  args: { quality_inspection: { quality_inspection_url: '', msg: '请联系您的专属客服开通质检报告查询' } },
}

export const None: Story = { name: 'For a visitor nothing is shown', args: { quality_inspection: null } }

export const LongWords: Story = { args: { labels: { open: '首营资料与批次质检报告查询' } } }
