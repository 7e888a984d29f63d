import type { Meta, StoryObj } from '@storybook/react-vite'
import { CategoryMenu } from '../category-menu'
import { categoryForStory } from '../category-menu/fixtures'
import { navForStory } from './fixtures'
import { NavBar } from './NavBar'

const category = <CategoryMenu category={categoryForStory} hrefOf={({ id }) => `#list-${id}`} />

const meta = {
  title: 'Chrome/NavBar',
  component: NavBar,
  parameters: { layout: 'fullscreen' },
  args: { nav: navForStory, current: '/', category },
  decorators: [
    Story => (
      <div style={{ minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FlyoutOpen: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: '展开品牌专区' })),
}

/** Between a phone and a desktop, as a tablet or a window beside another one. */
export const Tablet: Story = {
  name: 'Items without room are in 更多',
  globals: { viewport: { value: 'tablet', isRotated: false } },
}

export const WithoutCategories: Story = { args: { category: undefined } }

export const Few: Story = { args: { nav: navForStory.slice(0, 3) } }

export const LongWords: Story = {
  args: { nav: navForStory.map(item => ({ ...item, name: `${item.name}（限时活动）` })) },
}
