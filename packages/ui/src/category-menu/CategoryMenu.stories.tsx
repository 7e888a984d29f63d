import type { Meta, StoryObj } from '@storybook/react-vite'
import { CategoryMenu } from './CategoryMenu'
import { categoryForStory, flatCategoryForStory } from './fixtures'

const meta = {
  title: 'Chrome/CategoryMenu',
  component: CategoryMenu,
  parameters: { layout: 'fullscreen' },
  args: { category: categoryForStory, hrefOf: ({ id }) => `#list-${id}` },
  decorators: [
    Story => (
      <div style={{ position: 'relative', minHeight: 480, maxWidth: 1200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryMenu>

export default meta
type Story = StoryObj<typeof meta>

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '全部商品分类' }))
}

export const Closed: Story = {}

export const Open: Story = { play: open }

export const DrawerOpen: Story = {
  async play(context) {
    await open(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: '展开感冒与呼吸' }))
  },
}

export const Column: Story = {
  args: { variant: 'column' },
  decorators: [
    Story => (
      <div style={{ width: 208, height: 360 }}>
        <Story />
      </div>
    ),
  ],
}

export const ColumnWithDrawerOpen: Story = {
  ...Column,
  async play({ canvas, userEvent }) {
    const handle = canvas.queryByRole('button', { name: '展开抗感染用药' })
    if (handle) await userEvent.click(handle)
  },
}

export const AboveAColumn: Story = { args: { columnOnPage: true } }

export const OfAZone: Story = {
  args: { category: flatCategoryForStory, label: '中药饮片分类' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: '中药饮片分类' })),
}

export const Loading: Story = { args: { category: null }, play: open }

export const Empty: Story = { args: { category: [] }, play: open }

export const LongWords: Story = {
  args: {
    category: [
      {
        id: 1,
        name: '含麻黄碱类复方制剂与第二类精神药品',
        logo: '',
        children: [
          {
            id: 2,
            name: '麻黄碱类复方制剂（单方除外）',
            children: [{ id: 3, name: '复方盐酸伪麻黄碱缓释胶囊（含氯苯那敏）' }],
          },
        ],
      },
      ...categoryForStory,
    ],
  },
  async play(context) {
    await open(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: /含麻黄碱/ }))
  },
}
