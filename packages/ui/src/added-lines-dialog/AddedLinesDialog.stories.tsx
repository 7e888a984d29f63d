import type { Meta, StoryObj } from '@storybook/react-vite'
import { coversPage } from '../part/testing/coversPage'
import { AddedLinesDialog } from './AddedLinesDialog'
import { addedLinesForStory } from './fixtures'

const many = Array.from({ length: 60 }, (_, entry) => entry)

const meta = {
  title: 'Order/AddedLinesDialog',
  component: AddedLinesDialog,
  parameters: coversPage,
  args: { open: true, result: addedLinesForStory, onClose: () => {}, cartHref: '#cart' },
} satisfies Meta<typeof AddedLinesDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AllRefused: Story = { args: { result: { ...addedLinesForStory, added: [], adjusted: [] } } }

export const Waiting: Story = { args: { result: null } }

export const Named: Story = { args: { title: '加入购物车' } }

export const Many: Story = {
  args: {
    result: {
      lines: many.map(at => ({
        name: `复方氨酚烷胺胶囊（感冒用药，含对乙酰氨基酚）${at + 1}`,
        ypgg: '12粒×2板',
        number: 240,
        bzdw: '盒',
      })),
      added: many.slice(2).map(entry => ({ entry })),
      adjusted: [{ entry: 0, message: '每单限购 200 盒，已改为 200 盒' }],
      refused: [{ entry: 1, message: '不在您的经营范围内，需要医疗器械经营许可证' }],
    },
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
