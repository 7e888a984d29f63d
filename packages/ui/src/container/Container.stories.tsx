import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from './Container'

const meta = {
  title: 'Chrome/Frame',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: '页面内容与页头、页脚同宽：1200 像素，宽屏 1440 像素，窄屏占满并留出两侧边距。',
    style: { background: 'var(--yaoji-color-surface)', paddingBlock: 24 },
  },
} satisfies Meta<typeof Container>

export default meta

export const Default: StoryObj<typeof meta> = {}
