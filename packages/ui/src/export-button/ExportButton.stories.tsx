import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExportButton } from './ExportButton'

const press: NonNullable<Story['play']> = async ({ canvasElement }) => {
  canvasElement.querySelector('button')?.click()
}

const meta = {
  title: 'Page/ExportButton',
  component: ExportButton,
  args: {
    save: async () => ({ saved: 128, total: 128 }),
    noneText: '没有可以导出的订单',
    restText: '请缩小日期范围，分几次导出。',
  },
} satisfies Meta<typeof ExportButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Saved: Story = { play: press }

export const SavedInPart: Story = {
  args: { save: async () => ({ saved: 5000, total: 12_400 }) },
  play: press,
}

export const Nothing: Story = { args: { save: async () => ({ saved: 0, total: 0 }) }, play: press }

export const Running: Story = { args: { save: () => new Promise(() => {}) }, play: press }

export const Refused: Story = {
  args: {
    save: () => Promise.reject(Object.assign(new Error('导出过于频繁，请一分钟后再试'), { kind: 'refused' })),
  },
  play: press,
}

export const Dark: Story = { play: press, globals: { theme: 'dark' } }

/** For the page: how it is not written. */
export const CutOff: Story = {
  tags: ['!dev'],
  args: {
    save: async () => ({ saved: 5000, total: 12_400 }),
    restText: '',
    labels: { some: saved => `已导出 ${saved} 行` },
  },
  play: press,
}
